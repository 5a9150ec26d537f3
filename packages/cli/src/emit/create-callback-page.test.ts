import { expect, it } from 'vitest'
import { readArtifact } from './artifact.js'
import { createCallbackPage } from './create-callback-page.js'

it('runs only the script of the site, and sends its URL nowhere', () => {
  const artifact = createCallbackPage('/docs/assets/oauth-callback-A.js')
  expect(artifact.file).toBe('oauth-callback.html')
  const html = readArtifact(artifact).toString()
  expect(html).toContain("default-src 'none'; script-src 'self'")
  expect(html).toContain('<script type="module" src="/docs/assets/oauth-callback-A.js"></script>')
  expect(html).toContain('content="no-referrer"')
})
