import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { messagesIn, withoutMessages } from '../../test/messages-in.js'
import { createMdxComponents } from './mdx-components.js'

const { Code, Pre, all } = createMdxComponents({ siteConfig: { url: 'https://docs.test', baseUrl: '/' } })

it('renders code of one line inline, and other code as a block without another box', () => {
  expect(renderToStaticMarkup(<Code>a</Code>)).toBe('<code>a</code>')
  const html = renderToStaticMarkup(
    <Pre>
      <Code className="language-js">{'a\nb\n'}</Code>
    </Pre>,
  )
  expect(withoutMessages(html)).toBe('<slot name="code"></slot>')
  expect(messagesIn(html)).toEqual([['code', { language: 'js', meta: '', code: 'a\nb' }]])
})

it('renders headings of each level', () => {
  const { h1: First, h3: Third } = all
  expect(renderToStaticMarkup(<First>A</First>)).toBe('<h1>A</h1>')
  expect(renderToStaticMarkup(<Third id="b">B</Third>)).toMatch(/^<h3 id="b">/)
})
