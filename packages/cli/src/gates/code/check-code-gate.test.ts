import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createTestInput } from '../create-test-trial.js'
import { checkCodeGate } from './check-code-gate.js'

type Commands = Readonly<Record<string, string | readonly string[]>>

const fence = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\`\n\n`
const inputOf = (body: string, commands: Commands = {}) =>
  createTestInput({ docs: { 'a.md': { body } }, config: { checks: { code: { commands } } } })
const summarize = async (body: string, commands?: Commands) => {
  const { diagnostics } = await checkCodeGate(inputOf(body, commands))
  return diagnostics.map(({ code, file, line, column, message }) => `${code} ${file}:${line}:${column} ${message}`)
}

describe('checkCodeGate', () => {
  it('checks JSON and YAML, each error at its position', async () => {
    const [json, yaml, ...others] = await summarize(fence('json', '{ "a": }') + fence('yaml', 'a: b: c'))
    expect(json).toMatch(/^broken-code docs\/a\.md:2:8 JSON: /)
    expect(yaml).toMatch(/^broken-code docs\/a\.md:6:\d+ YAML: /)
    expect(others).toEqual([])
  })

  it('is skipped without a block that it can check', async () => {
    const result = await checkCodeGate(inputOf(fence('js', 'a')))
    expect(result).toMatchObject({ diagnostics: [], skipped: expect.stringContaining('checks.code.commands') })
  })

  it('requires a reason after no-check, and skips blocks with one', async () => {
    const body = fence('json no-check="partial"', '{') + fence('json no-check', '{ }')
    const result = await checkCodeGate(inputOf(body))
    expect(result.diagnostics.map(({ code, line }) => [code, line])).toEqual([['suppression', 5]])
    expect(result.details).toEqual({ blocks: 2, excused: 1 })
  })

  it('runs the command of a language on each block, and only once on a sound one', async () => {
    const body = fence('sh', 'true') + fence('bash', 'echo no; exit 1') + fence('sh', 'exit 1')
    const input = inputOf(body, { sh: 'sh {file}' })
    const { diagnostics, isVolatile } = await checkCodeGate(input)
    expect(diagnostics.map(({ line, message }) => [line, message])).toEqual([
      [6, 'no'],
      [10, 'the command failed and printed nothing'],
    ])
    expect(isVolatile).toBe(true)
    const read = () => JSON.parse(readFileSync(join(input.trial.siteDir, '.docgen/code.json'), 'utf8'))
    const { passed } = read()
    expect(passed).toHaveLength(1)
    await checkCodeGate(input)
    expect(read()).toEqual({ version: 1, passed })
  })

  it('names the block in what a command says about all of them', async () => {
    const words = ['sh', '-c', 'grep -n bad "$@" /dev/null && exit 1 || exit 0', 'sh', '{files}']
    const [found, ...others] = await summarize(fence('txt', 'fine') + fence('txt', 'x\nbad'), { txt: words })
    expect(found).toMatch(/^broken-code docs\/a\.md:7:1 /)
    expect(others).toEqual([])
  })

  it('reports a missing program once, at its command', async () => {
    const body = fence('js', 'a') + fence('js', 'b')
    for (const command of ['docgen-none {files}', 'docgen-none {file}'])
      expect(await summarize(body, { javascript: command })).toEqual([
        'invalid-config site.config.ts#checks.code.commands.javascript:undefined:undefined the command for js: docgen-none is not installed',
      ])
  })

  it('reports an unknown placeholder instead of running the command', async () => {
    const { diagnostics } = await checkCodeGate(inputOf(fence('js', 'a'), { js: 'node {flie}' }))
    expect(diagnostics).toMatchObject([{ code: 'invalid-config', hint: 'Did you mean {file}?' }])
  })
})
