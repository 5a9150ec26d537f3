import { createText } from '@docgen/renderer/console'
import { expect, it } from 'vitest'
import { find, openPage } from '../../../test/open-page.js'
import type { ConsoleState } from './console-state.js'
import { createServerFields, readChosenServer } from './server-fields.js'

const SERVERS = [
  {
    url: 'https://{region}.a.test/{path}',
    variables: [
      { name: 'region', defaultValue: 'eu', values: ['eu', 'us'] },
      { name: 'path', defaultValue: 'v1', values: [] },
    ],
  },
  { url: 'https://b.test', variables: [] },
]

it('sets the server and its variables', () => {
  openPage('<main></main>')
  const state: ConsoleState = {
    serverUrl: '',
    variables: {},
    secrets: {},
    isKept: false,
    isForwarded: false,
  }
  let ids = 0
  let changes = 0
  const fields = createServerFields({
    servers: SERVERS,
    state,
    text: createText('en', { 'theme.api.try.server': 'Server' }),
    createId: () => `s${++ids}`,
    onChange: () => changes++,
  })
  find('main').append(fields)
  expect(readChosenServer(SERVERS, state, {}).base).toBe('https://eu.a.test/v1')
  const [server, region] = fields.querySelectorAll('select')
  if (!server || !region) throw new Error('no fields')
  region.value = 'us'
  region.dispatchEvent(new Event('input'))
  find<HTMLInputElement>('input').value = 'v2'
  find('input').dispatchEvent(new Event('input'))
  expect(readChosenServer(SERVERS, state, {}).base).toBe('https://us.a.test/v2')
  server.value = 'https://b.test'
  server.dispatchEvent(new Event('change'))
  expect(readChosenServer(SERVERS, state, {}).base).toBe('https://b.test')
  expect(fields.querySelectorAll('input')).toHaveLength(0)
  expect(changes).toBe(3)
})
