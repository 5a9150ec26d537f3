import { expect, it } from 'vitest'
import { writeNoticeHtml, writePreviewHtml } from './preview-html.js'

it('frames the page, and allows nothing else', () => {
  const html = writePreviewHtml({ url: 'http://localhost:1/a"b?x=<1>', nonce: 'n1' })
  expect(html).toContain('<iframe src="http://localhost:1/a&quot;b?x=&lt;1>"')
  expect(html).toContain("default-src 'none'; frame-src http://localhost:1; script-src 'nonce-n1'")
  expect(html).toContain('postMessage(data, "http://localhost:1")')
})

it('writes notices as text', () => {
  expect(writeNoticeHtml('<b>&')).toContain('<p>&lt;b>&amp;</p>')
})
