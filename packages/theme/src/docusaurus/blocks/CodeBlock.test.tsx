import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { asBrowser } from '../../../test/as-browser.js'
import { messagesIn } from '../../../test/messages-in.js'
import { CodeBlock, type CodeBlockProps, Mermaid } from './CodeBlock.js'

const codeOf = (props: CodeBlockProps): unknown => messagesIn(renderToStaticMarkup(<CodeBlock {...props} />))[0]

it('requests highlighted code with all options of the block', () => {
  const props = { className: 'language-js', title: 'a "b"', showLineNumbers: 3, children: '\nlet a\n' }
  expect(codeOf(props)).toEqual([
    'code',
    { language: 'js', meta: 'title="a \\"b\\"" showLineNumbers=3', code: 'let a' },
  ])
  expect(codeOf({ metastring: '{1}', showLineNumbers: true })).toMatchObject(['code', { meta: '{1} showLineNumbers' }])
  expect(codeOf({ showLineNumbers: false })).toEqual(['code', { language: '', meta: '', code: '' }])
})

it('reads the text of elements in code and in its title', () => {
  const children = ['let ', <i key="i">a</i>, false, 1]
  expect(codeOf({ language: 'js', title: <b>Bold {1}</b>, children })).toEqual([
    'code',
    { language: 'js', meta: 'title="Bold 1"', code: 'let a1' },
  ])
})

it('removes one line break before the code, and all space after it', () => {
  expect(codeOf({ children: '\n\n  a\n  b \n\n' })).toMatchObject(['code', { code: '\n  a\n  b' }])
})

it('prefers the language to that of the class names, and keeps the other class names', () => {
  expect(codeOf({ language: 'ts', className: 'x language-js' })).toMatchObject(['code', { language: 'ts' }])
  expect(renderToStaticMarkup(<CodeBlock className="x language-js y" />)).toMatch(/^<div class="x y"><slot/)
  expect(renderToStaticMarkup(<CodeBlock className="language-js" />)).toMatch(/^<slot/)
  expect(codeOf({ className: 'my-language-js' })).toMatchObject(['code', { language: '' }])
})

it('keeps the code of the page in a browser', () => {
  expect(asBrowser(() => renderToStaticMarkup(<CodeBlock language="js">a</CodeBlock>))).toBe(
    '<slot name="code"></slot>',
  )
})

it('is a diagram in the language mermaid', () => {
  expect(messagesIn(renderToStaticMarkup(<Mermaid value="graph TD" />))).toEqual([
    ['code', { language: 'mermaid', meta: '', code: 'graph TD' }],
  ])
})
