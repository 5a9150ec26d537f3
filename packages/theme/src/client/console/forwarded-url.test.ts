import { expect, it } from 'vitest'
import { openPage } from '../../../test/open-page.js'
import { forwardedUrl } from './forwarded-url.js'

it('keeps the query of the proxy', () => {
  openPage()
  expect(forwardedUrl('https://p.test/?a=1', 'https://a.test/?b=2&c=3')).toBe(
    'https://p.test/?a=1&url=https%3A%2F%2Fa.test%2F%3Fb%3D2%26c%3D3',
  )
})
