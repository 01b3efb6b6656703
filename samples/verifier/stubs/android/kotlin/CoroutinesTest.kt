package kotlinx.coroutines.test

import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.ExperimentalCoroutinesApi

abstract class TestDispatcher internal constructor() : CoroutineDispatcher()

@ExperimentalCoroutinesApi
fun UnconfinedTestDispatcher(): TestDispatcher = throw NotImplementedError()

@ExperimentalCoroutinesApi
fun Dispatchers.setMain(dispatcher: CoroutineDispatcher): Unit = throw NotImplementedError()

@ExperimentalCoroutinesApi
fun Dispatchers.resetMain(): Unit = throw NotImplementedError()
