import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { text } from '../../test/view-data.js'
import { Admonition } from './Admonition.js'

it('shows its kind unless it has a title', () => {
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

it('has the class and the title of its other name', () => {
  const html = renderToString(
    <Admonition text={text} kind="info" name="important">
      x
    </Admonition>,
  )
  expect(html).toContain('class="admonition admonition-info admonition-important"')
  expect(html).toContain('<span>Important</span>')
})

it('has the icon of its kind unless its title contains another', () => {
  expect(
    renderToString(
      <Admonition text={text} kind="info" name="important">
        x
      </Admonition>,
    ),
  ).toContain('icon-info')
  expect(
    renderToString(
      <Admonition text={text} kind="info" hasOwnIcon title="! T">
        x
      </Admonition>,
    ),
  ).not.toContain('icon')
})

it('is named after its kind if it has no title', () => {
  const html = renderToString(
    <Admonition text={text} kind="tip" isUntitled>
      x
    </Admonition>,
  )
  expect(html).toMatch(/class="admonition admonition-tip admonition-untitled" role="note" aria-label="Tip">/)
  expect(html).toContain('icon-tip')
  expect(html).not.toContain('<span>')
})
