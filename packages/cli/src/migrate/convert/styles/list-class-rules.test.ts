import { expect, it } from 'vitest'
import { listClassRules } from './list-class-rules.js'

const rules = listClassRules()
const cssOf = (...names: readonly string[]): string | undefined =>
  rules.find(({ classNames }) => classNames.join() === names.join())?.css

it('has one rule for each name or combination of names', () => {
  const names = rules.map(({ classNames }) => classNames.join(' '))
  expect(new Set(names).size).toBe(names.length)
  expect(names.length).toBeGreaterThan(150)
})

it('names in each rule the classes that need it', () => {
  for (const { classNames, css } of rules) for (const name of classNames) expect(css).toContain(`.${name}`)
})

it('writes columns, spaces and tones as in Infima', () => {
  expect(cssOf('col--4')).toContain('--ifm-col-width: 33.3333%;')
  expect(cssOf('col--offset-6')).toContain('margin-left: 50%;')
  expect(cssOf('margin-vert--lg')).toBe('.margin-vert--lg { margin-block: 2rem; }')
  expect(cssOf('padding--none')).toBe('.padding--none { padding: 0; }')
  expect(cssOf('badge--success')).toBe('.badge--success { background: var(--tip-text); color: var(--color-page); }')
  expect(cssOf('alert--secondary')).toContain('var(--note-tint)')
})

it('removes the background of an outlined button after its color sets it', () => {
  const names = rules.map(({ classNames }) => classNames.join(' '))
  expect(names.indexOf('button--outline')).toBeGreaterThan(names.indexOf('button--danger'))
  expect(names.indexOf('hero button--outline')).toBeGreaterThan(names.indexOf('button--outline button--danger'))
})
