import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listenForSignals } from '../guard/interrupts.js'
import { createTerminal } from './create-terminal.js'
import { listenToKeys } from './listen-to-keys.js'

const original = Object.getOwnPropertyDescriptor(process, 'stdin')
let stdin: PassThrough

beforeEach(() => {
  stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => {} })
  Object.defineProperty(process, 'stdin', { configurable: true, value: stdin })
})
afterEach(() => {
  if (original) Object.defineProperty(process, 'stdin', original)
})

const terminal = () => createTerminal({ stdout: new PassThrough(), stderr: new PassThrough(), environment: {} })

it('reports a closed terminal without the way through the system', async () => {
  const received: string[] = []
  const stop = listenForSignals(['SIGHUP'], (signal) => received.push(signal))
  const stopKeys = listenToKeys(terminal(), {})
  stdin.on('end', () => received.push('end of the input'))
  stdin.end()
  await expect.poll(() => received).toContain('end of the input')
  expect(received).toEqual(['SIGHUP', 'end of the input'])
  stopKeys()
  stop()
})
