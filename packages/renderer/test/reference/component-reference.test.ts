import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { renderComponentReference } from './component-reference.js'
import { readInterfaces } from './read-interfaces.js'

const contract = new URL('../../src/contract/', import.meta.url)
const manual = fileURLToPath(new URL('../../../../docs/docs/reference/components.md', import.meta.url))
const sources = readdirSync(contract, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(new URL(name, contract), 'utf8'))
const declarations = new Map(sources.flatMap((source) => [...readInterfaces(source)]))

describe("the manual's page about components", () => {
  it('matches the types (vitest -u rewrites it)', async () => {
    await expect(renderComponentReference(declarations)).toMatchFileSnapshot(manual)
  })

  it('describes every component and every prop', () => {
    const page = renderComponentReference(declarations)
    expect(page).not.toMatch(/\| +\|$|^## \w+\n\n\n/m)
    expect(page.match(/^## /gm)).toHaveLength((declarations.get('ThemeComponents')?.fields.length ?? 0) + 1)
  })
})

describe('readInterfaces', () => {
  it('reads comments, bases, and multi-line types', () => {
    const source = `/** A\n * thing. */\nexport interface A extends B, C {\n  /** One. */\n  readonly a?: string\n  readonly b: readonly {\n    readonly c: number\n  }[]\n}\n`
    expect(readInterfaces(source).get('A')).toEqual({
      comment: 'A thing.',
      bases: ['B', 'C'],
      fields: [
        { name: 'a', isOptional: true, type: 'string', comment: 'One.' },
        { name: 'b', isOptional: false, type: 'readonly { readonly c: number }[]', comment: '' },
      ],
    })
  })

  it("throws on anything it can't read", () => {
    expect(() => readInterfaces('export interface A {\n  mutable: string\n}\n')).toThrow('mutable: string')
  })
})
