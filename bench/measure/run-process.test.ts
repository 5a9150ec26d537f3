import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { describe, expect, it } from 'vitest'
import { runProcess } from './run-process.mjs'

const run = (code: string) =>
  runProcess({ command: process.execPath, args: ['-e', code], cwd: tmpdir(), env: process.env })

const burn = (megabytes: number) =>
  `const b = Buffer.alloc(${megabytes}e6, 1); const t = Date.now(); while (Date.now() - t < 400);`

describe('runProcess', () => {
  it('returns output and exit code', async () => {
    const result = await run('console.log(1); console.error(2); process.exitCode = 3')
    expect(result).toMatchObject({ stdout: '1\n', stderr: '2\n', exitCode: 3 })
    expect(result.wallMs).toBeGreaterThan(5)
  })

  const isWithoutProc = !existsSync('/proc/self/stat')
  const note = isWithoutProc ? ' (skipped: this system has no /proc)' : ''
  it.skipIf(isWithoutProc)(`adds the memory and the CPU time of children${note}`, async () => {
    const child = JSON.stringify(burn(150))
    const result = await run(
      `const b = Buffer.alloc(150e6, 1); require('child_process').execFileSync(process.execPath, ['-e', ${child}])`,
    )
    expect(result.processes).toBe(2)
    expect(result.peakBytes).toBeGreaterThan(300e6)
    expect(result.peakBytes).toBeLessThan(600e6)
    expect(result.cpuMs).toBeGreaterThan(200)
  })
})
