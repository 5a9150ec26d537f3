import { expect, it } from 'vitest'
import { find, openPage } from '../../../test/open-page.js'
import { createMasked } from './masked-secrets.js'

const PAGE = '<div class="code-frame"><pre>Bearer </pre><button data-action="copy-code">Copy</button></div>'

it('shows dots, except to the listener of the copy button', async () => {
  openPage(PAGE)
  find('pre').append(createMasked('s3cret', '••'))
  const seen: unknown[] = []
  document.addEventListener('click', () => seen.push(find('pre').textContent))
  find('button').click()
  await new Promise((resolve) => setTimeout(resolve))
  expect([...seen, find('pre').textContent]).toEqual(['Bearer s3cret', 'Bearer ••'])
  find('pre').click()
  expect(seen.at(-1)).toBe('Bearer ••')
})

it('copies the credential with a selection that contains it', () => {
  openPage(PAGE)
  find('pre').append(createMasked('s3cret', '••'), ' end')
  const copy = (): string | undefined => {
    const data = new DataTransfer()
    const event = new ClipboardEvent('copy', { clipboardData: data, cancelable: true, bubbles: true })
    document.dispatchEvent(event)
    return event.defaultPrevented ? data.getData('text/plain') : undefined
  }
  getSelection()?.selectAllChildren(find('pre'))
  expect(copy()).toBe('Bearer s3cret end')
  getSelection()?.selectAllChildren(find('button'))
  expect(copy()).toBeUndefined()
})
