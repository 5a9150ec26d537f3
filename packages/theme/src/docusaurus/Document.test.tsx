import type { DocumentNode } from '@docgen/renderer/contract'
import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { createDocument } from './Document.js'

const nodes: readonly DocumentNode[] = [
  ['h2', { id: 'one' }, ['One']],
  '\n',
  ['p', {}, ['Watch the ', ['a', { href: 'https://example.org' }, ['recording']]]],
]
const Plain = createDocument({ file: '/a.md', nodes })
const Fragments = createDocument({ file: '/b.md', nodes: [['', {}, ['Text']]] })

afterEach(() => vi.unstubAllGlobals())

it('requests the content from the compiler', () => {
  const html = renderToString(<Plain size={2} />)
  expect(decodeURIComponent(html)).toBe('\u0000@document:{"file":"/a.md","props":{"size":2}}\u0000')
})

it('has elements that code reads when it calls the component', () => {
  const { props } = Plain({}) as ReactElement<{ readonly children: readonly ReactNode[] }>
  const [heading, , text] = props.children
  expect(isValidElement(heading) && heading.type).toBe('h2')
  expect(text).toMatchObject({ props: { children: ['Watch the ', { props: { href: 'https://example.org' } }] } })
  expect(Fragments({}).props).toMatchObject({ children: { props: { children: 'Text' } } })
})

it('is rendered from the elements in browsers', () => {
  vi.stubGlobal('document', {})
  expect(renderToString(<Plain />)).toBe(
    '<h2 id="one">One</h2>\n<p>Watch the <a href="https://example.org">recording</a></p>',
  )
})
