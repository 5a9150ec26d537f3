import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { messagesIn } from '../../../test/messages-in.js'
import { CodeBlock } from './CodeBlock.js'
import { CodeGroup } from './CodeGroup.js'

const labelsIn = (html: string): (string | undefined)[] =>
  [...html.matchAll(/<label[^>]*>([^<]*)</g)].map(([, label]) => label)

it('labels tabs by title, language or number', () => {
  const html = renderToStaticMarkup(
    <CodeGroup>
      text
      <CodeBlock title="a.js" language="js" />
      <CodeBlock language="ts" />
      <CodeBlock title={<b>b</b>} />
    </CodeGroup>,
  )
  expect(labelsIn(html)).toEqual(['a.js', 'ts', '3'])
  expect(html.match(/checked=""/g)).toHaveLength(1)
})

it('passes everything but the title to the block', () => {
  const html = renderToStaticMarkup(
    <CodeGroup group="g">
      <CodeBlock title="a.js" language="js" showLineNumbers>
        let a
      </CodeBlock>
    </CodeGroup>,
  )
  expect(html).toContain('data-tab-group="g"')
  expect(messagesIn(html)).toContainEqual(['code', { language: 'js', meta: 'showLineNumbers', code: 'let a' }])
})

it('has a tab without content for an HTML element, and no tabs without children', () => {
  expect(
    renderToStaticMarkup(
      <CodeGroup>
        <pre>a</pre>
      </CodeGroup>,
    ),
  ).toContain('<div class="tab-panel"></div>')
  expect(labelsIn(renderToStaticMarkup(<CodeGroup />))).toEqual([])
})
