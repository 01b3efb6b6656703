// What a build.gradle.kts or settings.gradle.kts of an app needs of Gradle and of the Android Gradle plugin.
// A fence is compiled as the body of a function on BuildScript.
package org.gradle.script

import java.io.File

enum class JavaVersion {
    VERSION_1_8,
    VERSION_11,
    VERSION_17,
    VERSION_21,
}

interface Dependency

class ProjectDependency : Dependency

class PluginSpec {
    infix fun version(version: String): PluginSpec = this
    infix fun apply(apply: Boolean): PluginSpec = this
}

open class CatalogLibrary

open class CatalogPlugin

class PluginsBlock {
    fun alias(plugin: CatalogPlugin): PluginSpec = PluginSpec()
    fun id(id: String): PluginSpec = PluginSpec()
    fun kotlin(module: String): PluginSpec = PluginSpec()
}

class MavenRepository {
    var name: String = ""
    fun setUrl(url: Any): Unit = Unit
    fun content(block: RepositoryContent.() -> Unit): Unit = Unit
    fun credentials(block: Credentials.() -> Unit): Unit = Unit
    @set:JvmName("assignUrl") var url: Any = ""
}

class RepositoryContent {
    fun includeGroup(group: String): Unit = Unit
    fun includeGroupByRegex(regex: String): Unit = Unit
}

class Credentials {
    var username: String? = null
    var password: String? = null
}

class RepositoriesBlock {
    fun google(): Unit = Unit
    fun google(block: MavenRepository.() -> Unit): Unit = Unit
    fun mavenCentral(): Unit = Unit
    fun mavenLocal(): Unit = Unit
    fun gradlePluginPortal(): Unit = Unit
    fun maven(url: Any): Unit = Unit
    fun maven(block: MavenRepository.() -> Unit): Unit = Unit
    fun maven(url: Any, block: MavenRepository.() -> Unit): Unit = Unit
}

class DependenciesBlock {
    fun implementation(notation: Any): Dependency? = null
    fun api(notation: Any): Dependency? = null
    fun compileOnly(notation: Any): Dependency? = null
    fun debugImplementation(notation: Any): Dependency? = null
    fun releaseImplementation(notation: Any): Dependency? = null
    fun testImplementation(notation: Any): Dependency? = null
    fun androidTestImplementation(notation: Any): Dependency? = null
    fun platform(notation: Any): Any = notation
    fun project(path: String): ProjectDependency = ProjectDependency()
    fun kotlin(module: String): Any = module
}

class DefaultConfig {
    var applicationId: String? = null
    var minSdk: Int? = null
    var targetSdk: Int? = null
    var versionCode: Int? = null
    var versionName: String? = null
    var testInstrumentationRunner: String? = null
    val ndk: Ndk = Ndk()
    val manifestPlaceholders: MutableMap<String, Any> = mutableMapOf()
    fun ndk(block: Ndk.() -> Unit): Unit = Unit
    fun buildConfigField(type: String, name: String, value: String): Unit = Unit
    fun resValue(type: String, name: String, value: String): Unit = Unit
}

class Ndk {
    val abiFilters: MutableSet<String> = mutableSetOf()
}

class BuildType {
    var isMinifyEnabled: Boolean = false
    var isShrinkResources: Boolean = false
    var isDebuggable: Boolean = false
    var applicationIdSuffix: String? = null
    var versionNameSuffix: String? = null
    fun proguardFiles(vararg files: Any): Unit = Unit
    fun buildConfigField(type: String, name: String, value: String): Unit = Unit
    fun resValue(type: String, name: String, value: String): Unit = Unit
}

class BuildTypes {
    fun release(block: BuildType.() -> Unit): Unit = Unit
    fun debug(block: BuildType.() -> Unit): Unit = Unit
    fun getByName(name: String, block: BuildType.() -> Unit): Unit = Unit
}

class CompileOptions {
    var sourceCompatibility: JavaVersion = JavaVersion.VERSION_1_8
    var targetCompatibility: JavaVersion = JavaVersion.VERSION_1_8
    var isCoreLibraryDesugaringEnabled: Boolean = false
}

class KotlinOptions {
    var jvmTarget: String = ""
}

class BuildFeatures {
    var buildConfig: Boolean = false
    var compose: Boolean = false
    var viewBinding: Boolean = false
}

class JniLibs {
    var useLegacyPackaging: Boolean = false
    val pickFirsts: MutableSet<String> = mutableSetOf()
}

class Packaging {
    fun jniLibs(block: JniLibs.() -> Unit): Unit = Unit
}

class AndroidResources {
    val localeFilters: MutableSet<String> = mutableSetOf()
}

class Abi {
    var isEnable: Boolean = false
    var isUniversalApk: Boolean = false
    fun reset(): Unit = Unit
    fun include(vararg names: String): Unit = Unit
}

class Splits {
    fun abi(block: Abi.() -> Unit): Unit = Unit
}

class SourceDirectories {
    fun srcDir(path: Any): Any = this
}

class SourceSet {
    val kotlin: SourceDirectories = SourceDirectories()
}

class SourceSets {
    fun getByName(name: String): SourceSet = SourceSet()
}

class AndroidExtension {
    var namespace: String? = null
    var compileSdk: Int? = null
    var ndkVersion: String = ""
    fun defaultConfig(block: DefaultConfig.() -> Unit): Unit = Unit
    fun sourceSets(block: SourceSets.() -> Unit): Unit = Unit
    fun buildTypes(block: BuildTypes.() -> Unit): Unit = Unit
    fun compileOptions(block: CompileOptions.() -> Unit): Unit = Unit
    fun kotlinOptions(block: KotlinOptions.() -> Unit): Unit = Unit
    fun buildFeatures(block: BuildFeatures.() -> Unit): Unit = Unit
    fun packaging(block: Packaging.() -> Unit): Unit = Unit
    fun androidResources(block: AndroidResources.() -> Unit): Unit = Unit
    fun splits(block: Splits.() -> Unit): Unit = Unit
    fun getDefaultProguardFile(name: String): File = File(name)
}

class KotlinExtension {
    fun jvmToolchain(version: Int): Unit = Unit
    fun compilerOptions(block: CompilerOptions.() -> Unit): Unit = Unit
}

class CompilerOptions {
    val jvmTarget: StringProperty = StringProperty()
}

class StringProperty {
    fun set(value: Any): Unit = Unit
}

class Provider<T : Any> {
    fun get(): T = throw NotImplementedError()
    fun getOrElse(default: T): T = default
    val orNull: T? get() = null
}

class Providers {
    fun gradleProperty(name: String): Provider<String> = Provider()
    fun environmentVariable(name: String): Provider<String> = Provider()
}

class RepositoriesMode private constructor() {
    companion object {
        val FAIL_ON_PROJECT_REPOS: RepositoriesMode = RepositoriesMode()
        val PREFER_SETTINGS: RepositoriesMode = RepositoriesMode()
    }
}

class RepositoriesModeProperty {
    fun set(mode: RepositoriesMode): Unit = Unit
}

class DependencyResolutionManagement {
    val repositoriesMode: RepositoriesModeProperty = RepositoriesModeProperty()
    fun repositories(block: RepositoriesBlock.() -> Unit): Unit = Unit
}

class PluginManagement {
    fun repositories(block: RepositoriesBlock.() -> Unit): Unit = Unit
}

class CompilerArguments {
    val compilerArgs: MutableList<String> = mutableListOf()
}

class JavaCompile {
    val options: CompilerArguments = CompilerArguments()
}

class TaskCollection<T : Any> {
    fun configureEach(block: T.() -> Unit): Unit = Unit
}

class Tasks {
    fun <T : Any> withType(): TaskCollection<T> = TaskCollection()
}

class Project {
    var name: String = ""
    fun file(path: Any): File = File(path.toString())
}

class FlutterExtension {
    val compileSdkVersion: Int = 0
    val minSdkVersion: Int = 0
    val targetSdkVersion: Int = 0
}

class BuildScript {
    val flutter: FlutterExtension = FlutterExtension()
    val providers: Providers = Providers()
    val rootProject: Project = Project()
    val project: Project = Project()
    val tasks: Tasks = Tasks()
    fun plugins(block: PluginsBlock.() -> Unit): Unit = Unit
    fun pluginManagement(block: PluginManagement.() -> Unit): Unit = Unit
    fun dependencyResolutionManagement(block: DependencyResolutionManagement.() -> Unit): Unit = Unit
    fun repositories(block: RepositoriesBlock.() -> Unit): Unit = Unit
    fun allprojects(block: AllProjects.() -> Unit): Unit = Unit
    fun dependencies(block: DependenciesBlock.() -> Unit): Unit = Unit
    fun android(block: AndroidExtension.() -> Unit): Unit = Unit
    fun kotlin(block: KotlinExtension.() -> Unit): Unit = Unit
    fun include(vararg paths: String): Unit = Unit
    fun file(path: Any): File = File(path.toString())
    fun uri(path: Any): java.net.URI = java.net.URI(path.toString())
    fun findProperty(name: String): Any? = null
}

class AllProjects {
    fun repositories(block: RepositoriesBlock.() -> Unit): Unit = Unit
}
