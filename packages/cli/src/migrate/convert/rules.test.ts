import { expect, it } from 'vitest'
import { nothing } from './converted.js'
import { applyRules } from './rules.js'

it('adds plugins that run before those of Docusaurus first, and keeps the order of all other fields', () => {
  const called: string[] = []
  const rule = ({ path }: { readonly path: readonly unknown[] }) => {
    called.push(path.join('.'))
    return nothing()
  }
  const names = ['rehypePlugins', 'remarkPlugins', 'beforeDefaultRemarkPlugins', 'beforeDefaultRehypePlugins']
  const value = Object.fromEntries(names.map((name) => [name, []]))
  applyRules({ value, path: ['docs'] }, Object.fromEntries(names.map((name) => [name, rule])), 'a docs instance')
  expect(called).toEqual([
    'docs.beforeDefaultRemarkPlugins',
    'docs.beforeDefaultRehypePlugins',
    'docs.rehypePlugins',
    'docs.remarkPlugins',
  ])
})
