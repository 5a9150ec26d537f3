import { expect, it } from 'vitest'
import { hasRaw } from './has-raw.js'

it('finds raw HTML at any depth', () => {
  const element = (...children: readonly ({ type: 'raw'; value: string } | { type: 'text'; value: string })[]) =>
    ({ type: 'element', tagName: 'p', properties: {}, children: [...children] }) as const
  const text = { type: 'text', value: '<b>' } as const
  const raw = { type: 'raw', value: '<b>' } as const
  const root = (child: ReturnType<typeof element>) => ({
    type: 'root' as const,
    children: [{ ...child, children: [...child.children] }],
  })
  expect(hasRaw(root(element(text)))).toBe(false)
  expect(hasRaw(root(element(text, raw)))).toBe(true)
  expect(hasRaw(raw)).toBe(true)
})
