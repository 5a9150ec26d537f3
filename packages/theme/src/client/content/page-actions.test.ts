import { expect, it, vi } from 'vitest'
import { find, openPage, settle } from '../../../test/open-page.js'
import { installPageActions } from './page-actions.js'

const PAGE = `<div class="page-actions"><button data-action="copy-page" data-markdown="/guide.md" data-done="Copied"></button>
  <button data-action="copy-url" data-done="Copied"></button></div>`

/** The texts that a click on a button copies. */
async function copiedBy(selector: string, response: object): Promise<unknown[]> {
  const copied: unknown[] = []
  const write = async ([item]: readonly { 'text/plain': Promise<Blob> }[]): Promise<void> => {
    copied.push(await (await item?.['text/plain'])?.text())
  }
  const writeText = async (text: string): Promise<void> => void copied.push(text)
  vi.stubGlobal('navigator', { clipboard: { write, writeText } })
  vi.stubGlobal('ClipboardItem', Item)
  vi.stubGlobal('fetch', async () => response)
  find(selector).click()
  await settle()
  await settle()
  return copied
}

/** A clipboard item. */
class Item {
  constructor(data: object) {
    Object.assign(this, data)
  }
}

const fileOf = (text: string) => ({ ok: true, arrayBuffer: async () => new TextEncoder().encode(text).buffer })

it('copies the Markdown of the page, or its URL', async () => {
  openPage(PAGE)
  installPageActions(new Event('focusin'))
  expect(await copiedBy('[data-action="copy-page"]', fileOf('# Guide ü'))).toEqual(['# Guide ü'])
  expect(await copiedBy('[data-action="copy-url"]', {})).toEqual(['https://docs.test/guide'])
})

it('opens the file if it cannot be copied', async () => {
  openPage(PAGE)
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  installPageActions(new Event('focusin'))
  expect(await copiedBy('[data-action="copy-page"]', { ...fileOf('Not found'), ok: false, status: 404 })).toEqual([])
  expect(assign.mock.calls).toEqual([['/guide.md']])
})

it('applies the click that loaded it', async () => {
  openPage(PAGE)
  document.addEventListener('click', installPageActions, { once: true })
  expect(await copiedBy('[data-action="copy-url"]', {})).toEqual(['https://docs.test/guide'])
})
