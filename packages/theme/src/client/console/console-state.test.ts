import { expect, it } from 'vitest'
import { openPage } from '../../../test/open-page.js'
import { keepState, openState } from './console-state.js'

it('is shared by the operations of an API, stays in the tab, and stores credentials only on demand', () => {
  openPage()
  const state = openState('/api/a')
  expect(openState('/api/a')).toBe(state)
  expect(openState('/api/b')).not.toBe(state)
  state.secrets['key'] = { token: 't' }
  keepState('/api/a', state)
  expect(sessionStorage.length).toBe(0)
  state.isKept = true
  keepState('/api/a', state)
  expect(JSON.parse(sessionStorage.getItem('docgen.console./api/a') ?? '').secrets).toEqual({ key: { token: 't' } })
  state.isKept = false
  keepState('/api/a', state)
  expect(sessionStorage.length).toBe(0)
  state.serverUrl = 'https://b.test'
  keepState('/api/a', state)
  expect(sessionStorage.getItem('docgen.console./api/a')).toContain('https://b.test')
  expect(sessionStorage.getItem('docgen.console./api/a')).not.toContain('key')
})
