# canary: syntax | line 2 | expected
if [ -d ios ] then cd ios; fi
