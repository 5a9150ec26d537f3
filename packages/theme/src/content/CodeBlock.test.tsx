import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { text } from '../../test/view-data.js'
import { CodeBlock } from './CodeBlock.js'

const html = '<span>a\n</span>'

describe('CodeBlock', () => {
  it('is focusable and has no buttons in the HTML', () => {
    const block = renderToString(<CodeBlock text={text} language="js" html={html} isWrapped={false} />)
    expect(block).toMatch(/^<figure class="code-frame"><pre tabindex="0"><code class="language-js"><span>/)
    expect(block).not.toContain('button')
  })

  it('has title, line numbers and wrapping on request', () => {
    const block = renderToString(
      <CodeBlock text={text} language="js" html={html} title="a.js" firstLineNumber={7} isWrapped />,
    )
    expect(block).toContain(
      'class="code-frame has-numbers is-wrapped"><figcaption class="code-title">a.js</figcaption>',
    )
  })
})
