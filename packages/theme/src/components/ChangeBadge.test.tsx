import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ChangeBadge } from './ChangeBadge.js'

it.each([
  ['New', 'tip'],
  ['fixed', 'warning'],
  ['REMOVED', 'danger'],
  ['Beta', 'note'],
])('gives the label %s its color', (label, kind) => {
  expect(renderToStaticMarkup(<ChangeBadge label={label} />)).toBe(`<span class="badge badge-${kind}">${label}</span>`)
})
