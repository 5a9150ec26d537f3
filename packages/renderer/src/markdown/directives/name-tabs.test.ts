import { expect, it } from 'vitest'
import { nameTabs } from './name-tabs.js'

const name = (...rawTabs: readonly { label?: string; value?: string; isDefault?: boolean }[]) => {
  const messages: string[] = []
  const reporter = {
    report: (_placed: unknown, { message }: { message: string }) => void messages.push(message),
    isJsx: () => false,
  }
  const tabs = nameTabs(
    rawTabs.map(({ label = 'Tab', isDefault = false, ...rest }) => ({ label, isDefault, ...rest, node: {} })),
    reporter as never,
  )
  return { tabs, messages }
}

it('names tabs after their labels, and makes the first one the default', () => {
  expect(name({ label: 'Node.js' }, { label: 'Deno', value: 'd' })).toEqual({
    tabs: [
      { label: 'Node.js', value: 'nodejs', isDefault: true },
      { label: 'Deno', value: 'd', isDefault: false },
    ],
    messages: [],
  })
})

it('numbers labels without letters', () => {
  expect(name({ label: '' }, { label: '!!' }).tabs.map(({ label, value }) => [label, value])).toEqual([
    ['1', '1'],
    ['!!', '2'],
  ])
})

it.each([[['a', 'a']], [['a-3', 'a', 'a']], [['a', 'a', 'a-2', 'a-2']], [['a', 'a-2', 'a', 'a']]])(
  'assigns each tab a unique value: %j',
  (raw) => {
    const { tabs } = name(...raw.map((value) => ({ value })))
    expect(new Set(tabs.map(({ value }) => value)).size).toBe(raw.length)
  },
)

it('accepts the first default, and reports the others', () => {
  const { tabs, messages } = name({}, { value: 'b', isDefault: true }, { value: 'c', isDefault: true })
  expect(tabs.map(({ isDefault }) => isDefault)).toEqual([false, true, false])
  expect(messages).toEqual(['two tabs are the default'])
})
