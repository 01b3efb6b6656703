package org.jetbrains.kotlin.gradle.dsl

enum class JvmTarget { JVM_11, JVM_17, JVM_21 }
