import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { text } from '../../test/view-data.js'
import { Admonition } from './Admonition.js'
import { Details } from './Details.js'
import { Heading } from './Heading.js'
import { Link } from './Link.js'
import { Table } from './Table.js'

describe('content components', () => {
  it('Admonition shows its kind unless it has a title', () => {
    const plain = renderToString(
      <Admonition text={text} kind="tip">
        x
      </Admonition>,
    )
    expect(plain).toMatch(/class="admonition admonition-tip" role="note">.*<span>Tip<\/span>/)
    const titled = renderToString(
      <Admonition text={text} kind="danger" title={<b>Stop</b>}>
        x
      </Admonition>,
    )
    expect(titled).toContain('<span><b>Stop</b></span>')
    expect(titled).not.toContain('Danger')
  })

  it('Details always has a summary, and an id if given', () => {
    const html = renderToString(
      <Details text={text} isOpen id="more">
        x
      </Details>,
    )
    expect(html).toMatch(/^<details class="details" id="more" open=""><summary>.*<span>Details<\/span>/)
  })

  it('Heading links to itself by an empty link with a name', () => {
    const html = renderToString(
      <Heading text={text} level={3} id="a-b" label='A "b"'>
        A <code>b</code>
      </Heading>,
    )
    expect(html).toBe(
      '<h3 id="a-b"><span>A <code>b</code></span><a class="hash-link" href="#a-b" aria-label="Direct link to A &quot;b&quot;" title="Direct link to A &quot;b&quot;"></a></h3>',
    )
  })

  it('Link opens external sites in a new tab, and its attributes override others', () => {
    const outside = (attributes: Readonly<Record<string, unknown>>) =>
      renderToString(
        <Link text={text} href="https://example.com" isExternal attributes={attributes}>
          x
        </Link>,
      )
    expect(outside({})).toBe('<a href="https://example.com" target="_blank" rel="noopener noreferrer">x</a>')
    expect(outside({ target: '_self', className: 'y' })).toContain('target="_self" rel="noopener noreferrer" class="y"')
    expect(
      renderToString(
        <Link text={text} href="/x" isExternal={false} title="t" attributes={{}}>
          x
        </Link>,
      ),
    ).toBe('<a href="/x" title="t">x</a>')
  })

  it('Table scrolls in a focusable container with a name', () => {
    const html = renderToString(
      <Table text={text}>
        <tbody />
      </Table>,
    )
    expect(html).toBe(
      '<div class="table-box" role="group" aria-label="Table" tabindex="0"><table><tbody></tbody></table></div>',
    )
  })
})
