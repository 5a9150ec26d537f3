import type { AuthorizationView, RequiredSchemeView } from '@docgen/renderer/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { heading } from '../../test/api-view-data.js'
import { text } from '../../test/view-data.js'
import { theme } from '../index.js'
import { Authorization } from './Authorization.js'

const scheme = (name: string, more: Partial<RequiredSchemeView> = {}): RequiredSchemeView => ({
  name,
  type: 'HTTP bearer',
  scopes: [],
  ...more,
})
const render = (alternatives: readonly (readonly RequiredSchemeView[])[], isOptional = false): string => {
  const authorization: AuthorizationView = {
    heading: heading('authorization', 'authorization'),
    isOptional,
    alternatives: alternatives.map((schemes) => ({ schemes })),
  }
  return renderToStaticMarkup(<Authorization text={text} components={theme.components} authorization={authorization} />)
}

it('reports that a request needs none', () => {
  expect(render([], true)).toMatch(/<p>No authorization is required\.<\/p>$/)
})

it('joins the schemes of one alternative, and introduces several alternatives', () => {
  const combined = render([[scheme('key'), scheme('login')]])
  expect(combined).toMatch(/<b>key<\/b>.*<span class="type">and <\/span><b>login<\/b>/)
  expect(combined).not.toContain('Use one of these')
  const choice = render([[scheme('key')], [scheme('login')]])
  expect(choice).toContain('<p>Use one of these:</p>')
  expect(choice.match(/<li>/g)).toHaveLength(2)
  expect(choice).not.toContain('and <')
})

it('links to a scheme, and lists its scopes', () => {
  const html = render([[scheme('key', { href: '/api#key', scopes: ['read', 'write'] })]])
  expect(html).toContain('<a href="/api#key">key</a> <span class="type">HTTP bearer</span>')
  expect(html).toContain('<code>read</code> <code>write</code>')
  expect(render([[scheme('key')]])).not.toContain('class="facts"')
})

it('reports that requests without it are accepted, too', () => {
  expect(render([[scheme('key')]], true)).toContain('Requests without it are accepted, too.')
  expect(render([[scheme('key')]])).not.toContain('accepted')
})
