import { BroadcastChannel } from 'node:worker_threads'
import { expect, it, onTestFinished } from 'vitest'
import { createRun, findRun, runOwned } from './code-owner.js'
import { receiveUncaughtErrors, sendUncaughtErrors } from './uncaught-in-threads.js'

const NAMES: readonly string[] = ['uncaughtException', 'unhandledRejection']

/** Removes the listeners of the test runner while the test runs. */
function removeListeners(): void {
  for (const name of NAMES) {
    const others = process.rawListeners(name)
    process.removeAllListeners(name)
    onTestFinished(() => {
      process.removeAllListeners(name)
      for (const other of others) process.on(name, other as () => void)
    })
  }
}

it('sends an error with its owner, and values that cannot be sent as text', async () => {
  removeListeners()
  sendUncaughtErrors()
  const channel = new BroadcastChannel(`docgen-uncaught-${process.pid}`)
  onTestFinished(() => channel.close())
  const received: { readonly error: unknown; readonly owner?: string }[] = []
  const arrived = new Promise<void>((resolve) => {
    channel.onmessage = (event) => {
      received.push(Object(event).data)
      if (received.length === 3) resolve()
    }
  })
  const [send] = process.listeners('uncaughtException')
  const error = new Error('own')
  send?.(error, 'uncaughtException')
  runOwned(createRun('remark-x'), () => send?.(error, 'uncaughtException'))
  // A promise can be rejected with anything.
  process.emit('unhandledRejection', () => 7, Promise.resolve())
  await arrived
  expect(received.map((each) => each.owner)).toEqual([undefined, 'remark-x', undefined])
  expect(received[0]?.error).toMatchObject({ message: 'own' })
  expect(received[2]?.error).toBe('() => 7')
})

it('reports errors of threads like those of this one', async () => {
  removeListeners()
  receiveUncaughtErrors()
  receiveUncaughtErrors()
  const sender = new BroadcastChannel(`docgen-uncaught-${process.pid}`)
  onTestFinished(() => sender.close())
  const reported: unknown[] = []
  const arrived = new Promise<void>((resolve) => {
    process.on('uncaughtException', (error) => {
      reported.push([error, findRun()?.owner])
      if (reported.length === 2) resolve()
    })
  })
  sender.postMessage({ error: 'one', owner: undefined })
  sender.postMessage({ error: 'two', owner: 'remark-x' })
  await arrived
  expect(reported).toEqual([
    ['one', undefined],
    ['two', 'remark-x'],
  ])
})
