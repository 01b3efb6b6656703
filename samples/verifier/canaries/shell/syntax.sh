# canary: syntax | line 2 | syntax error
if [ -d ios ] then cd ios; fi
