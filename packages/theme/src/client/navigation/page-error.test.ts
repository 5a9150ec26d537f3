import { expect, it, vi } from 'vitest'
import { find, openPage } from '../../../test/open-page.js'
import { showLoadError } from './page-error.js'

it('replaces the main part, and loads the page again on request', () => {
  const texts = 'data-page-error="Error" data-offline="Offline" data-retry="Retry" data-not-loaded="Not loaded"'
  openPage(`<main><p id="old"></p></main><p id="docgen-status" ${texts}></p>`)
  const navigate = vi.fn()
  vi.stubGlobal('navigation', { navigate })
  showLoadError()
  expect(document.title).toBe('Error')
  expect(find('main').textContent).toBe('OfflineNot loadedRetry')
  expect(document.activeElement).toBe(find('.problem'))
  find('.problem button').click()
  expect(navigate).toHaveBeenCalledWith('https://docs.test/guide', { history: 'replace', info: 'again' })
})
