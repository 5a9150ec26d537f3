import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { text } from '../../test/view-data.js'
import { CodeActions } from './CodeActions.js'

it('names its buttons and stays hidden until the script runs', () => {
  const html = renderToString(<CodeActions text={text} />)
  expect(html).toContain('<div class="code-actions" hidden="">')
  expect(html).toContain('data-action="copy-code" data-done="Copied" aria-label="Copy code to clipboard"')
  expect(html).toContain('aria-pressed="false" aria-label="Toggle word wrap"')
})
