import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestActions } from './commands/create-test-program.js'
import { EXIT } from './commands/exit-codes.js'
import { main } from './main.js'
import { createTestFolder } from './read/create-test-folder.js'

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const EVENTS = ['beforeExit', 'uncaughtException', 'unhandledRejection'] as const
const countListeners = (): readonly number[] => EVENTS.map((event) => process.listenerCount(event))

let printed = ''
let errors = ''
let listeners: ReadonlyMap<NodeJS.WriteStream, readonly unknown[]>
const exitCode = process.exitCode

beforeEach(() => {
  printed = ''
  errors = ''
  listeners = new Map([process.stdout, process.stderr].map((stream) => [stream, stream.listeners('error')]))
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text)
    return true
  })
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    errors += String(text)
    return true
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = exitCode
  for (const [stream, before] of listeners)
    for (const listener of stream.listeners('error'))
      if (!before.includes(listener)) stream.off('error', listener as () => void)
})

/** Runs a command line whose commands all call one function. */
const run = (words: readonly string[], action: (name: string, ...given: readonly unknown[]) => Promise<number>) =>
  main(
    words,
    createTestActions(
      (name) =>
        async (...given) =>
          action(name, ...given),
    ),
  )

it('returns the exit code of a command, and removes its listeners', async () => {
  const before = countListeners()
  const calls: unknown[] = []
  const code = await run(['build', 'site', '--strict'], async (name, dir, options) => {
    calls.push([name, dir, options])
    // Another test of this process may already listen for uncaught errors, which share their listeners.
    expect(process.listenerCount('beforeExit')).toBe((before[0] ?? 0) + 1)
    return EXIT.problems
  })
  expect(code).toBe(EXIT.problems)
  expect(calls).toEqual([['build', 'site', expect.objectContaining({ strict: true })]])
  expect(countListeners()).toEqual(before)
  expect(await run(['clean'], async () => EXIT.success)).toBe(EXIT.success)
})

it('prints help without arguments, as wrong usage', async () => {
  expect(await main([])).toBe(EXIT.usage)
  expect(printed).toContain('Usage: docgen')
})

it('prints the version, also for -v', async () => {
  for (const flag of ['-v', '-V', '--version']) expect(await main([flag])).toBe(EXIT.success)
  expect(printed).toBe(`${version}\n`.repeat(3))
})

describe('help', () => {
  it('describes a command, and a command inside of it', async () => {
    expect(await main(['help', 'build'])).toBe(EXIT.success)
    expect(printed).toContain('Usage: docgen build')
    expect(await main(['help', 'export', 'pdf'])).toBe(EXIT.success)
    expect(printed).toContain('Usage: docgen export pdf')
  })

  it('lists the commands', async () => {
    expect(await main(['help'])).toBe(EXIT.success)
    expect(printed).toContain('Usage: docgen [options] [command]')
  })

  it('reports an unknown command', async () => {
    expect(await main(['help', 'biuld'])).toBe(EXIT.usage)
    expect(errors).toContain("unknown command 'biuld'\n(Did you mean build?)")
  })
})

it('reports wrong usage', async () => {
  expect(await main(['build', '--none'])).toBe(EXIT.usage)
  expect(errors).toContain("unknown option '--none'")
  const folder = createTestFolder({ 'site/a.md': '' })
  expect(await main([join(folder, 'site')])).toBe(EXIT.usage)
  expect(errors).toContain('is a folder, not a command')
  expect(await main(['preview'])).toBe(EXIT.usage)
  expect(errors).toContain('(Did you mean serve?)')
})

it('explains errors of the disk, and bugs', async () => {
  const failWith = (error: unknown) => async (): Promise<number> => {
    throw error
  }
  expect(await run(['build'], failWith(new Error('ENOSPC: no space left on device')))).toBe(EXIT.problems)
  expect(errors).toContain('Could not write to disk: ENOSPC')
  const before = countListeners()
  expect(await run(['build'], failWith(new TypeError('x is undefined')))).toBe(EXIT.bug)
  expect(errors).toContain(`docgen ${version} has a bug`)
  expect(errors).toContain('x is undefined')
  expect(countListeners()).toEqual(before)
})

it('explains why a process ends whose code waits forever', async () => {
  const before = process.listeners('beforeExit')
  await run(['build'], async () => {
    const [endStalled] = process.listeners('beforeExit').filter((listener) => !before.includes(listener))
    endStalled?.(0)
    expect(process.listeners('beforeExit')).toEqual(before)
    return EXIT.success
  })
  expect(errors).toContain('docgen has nothing left to wait for, but is not done')
  expect(process.exitCode).toBe(EXIT.problems)
})

it('continues if the reader of its output stops, and fails for other errors of it', async () => {
  await run(['build'], async () => {
    const added = process.stdout.listeners('error').filter((each) => !listeners.get(process.stdout)?.includes(each))
    const fail = (code: string): void => added[0]?.(Object.assign(new Error(code), { code }))
    expect(added).toHaveLength(1)
    expect(() => fail('EPIPE')).not.toThrow()
    expect(() => fail('EIO')).not.toThrow()
    expect(() => fail('EBADF')).toThrow('EBADF')
    return EXIT.success
  })
})
