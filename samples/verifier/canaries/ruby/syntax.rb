# canary: syntax | line 3 | expected other code
target 'App' do
  pod 'DeckleSDK',, '1.9.1'
end
