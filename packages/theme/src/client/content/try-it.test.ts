import { expect, it, vi } from 'vitest'
import { find, openPage, settle } from '../../../test/open-page.js'
import { installTryIt } from './try-it.js'

const PAGE =
  '<div class="endpoint"><button data-action="try-it">Try it</button></div><p id="docgen-status" data-not-loaded="Not loaded" data-retry="Try again"></p>'

it('reports a console that can not be loaded, and tries again', async () => {
  openPage(PAGE, 'https://docs.test/api/get-a')
  const requests: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url)
    return new Response('', { status: 404 })
  })
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  installTryIt(new Event('focusin'), () => document)
  find('[data-action="try-it"]').click()
  await vi.waitFor(() => expect(find('.problem').textContent).toContain('Not loaded'), { timeout: 10_000 })
  expect(find('[data-action="try-it"]').ariaBusy).toBe(null)
  find('.problem button').click()
  await vi.waitFor(() => expect(requests).toHaveLength(2), { timeout: 10_000 })
  await settle()
  expect(requests[0]).toBe('/api/get-a.console.json')
  expect(logged).toHaveBeenCalled()
  vi.unstubAllGlobals()
  logged.mockRestore()
})
