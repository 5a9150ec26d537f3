import { expect, it } from 'vitest'
import { listAllowedSources } from './list-allowed-sources.js'

const csp = { sources: { 'form-action': ['https://f.example'] }, reportOnly: false, trustedTypes: true }
const config = {
  scripts: [{ src: '/own.js' }, { src: '//a.example/b.js' }],
  links: [
    { rel: 'stylesheet', href: 'https://c.example/d.css' },
    { rel: 'icon', href: 'https://e.example/f.png' },
  ],
} as unknown as Parameters<typeof listAllowedSources>[0]

it('lists the sources of the policy, and the origins of scripts and style sheets', () => {
  expect(listAllowedSources({ ...config, security: { csp } })).toEqual({
    'form-action': ['https://f.example'],
    'script-src': ['a.example'],
    'style-src': ['https://c.example'],
  })
})

it('is undefined if the policy blocks nothing', () => {
  expect(listAllowedSources({ ...config, security: { csp: false } })).toBeUndefined()
  expect(listAllowedSources({ ...config, security: { csp: { ...csp, reportOnly: true } } })).toBeUndefined()
})
