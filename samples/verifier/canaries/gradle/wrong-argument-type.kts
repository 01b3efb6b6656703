// canary: wrong argument type | line 4 | 'Int?' was expected
android {
    defaultConfig {
        minSdk = "24"
    }
}
