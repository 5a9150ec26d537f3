import { workerData } from 'node:worker_threads'
import { joinActivity } from '../guard/activity.js'
import { rejectExits } from '../guard/reject-exits.js'
import { sendUncaughtErrors } from '../guard/uncaught-in-threads.js'
import { createTaskRunner } from './create-task-runner.js'
import { DEFAULT_THEME, loadTheme } from './load-components.js'

rejectExits()
sendUncaughtErrors()
// tinypool passes a list: its own data, then the `workerData` of the pool.
const data: unknown = Array.isArray(workerData) ? workerData[1] : workerData
if (data instanceof SharedArrayBuffer) joinActivity(data)

// Most sites use this theme: load it while the main thread still reads the site.
void loadTheme(DEFAULT_THEME)

// Not shared state: a thread builds one site, and no other thread has access to its memory. tinypool calls these by name.
export const { runBatch, runIndex } = createTaskRunner()
