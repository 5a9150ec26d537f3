import { expect, it } from 'vitest'
import { titleToKebab, toKebab, toTitle } from './to-kebab.js'

it.each([
  ['getOrderById', 'get-order-by-id'],
  ['get_order by-id', 'get-order-by-id'],
  ['listHTTPRoutes2X', 'list-http-routes2-x'],
  ['../../etc', 'etc'],
  ['Übersicht', 'übersicht'],
  ['…', ''],
  ['capturePayPalOrder', 'capture-paypal-order'],
  ['GitHubAppsList', 'github-apps-list'],
  ['createOAuth2Token', 'create-oauth2-token'],
  ['listIPv6Ranges', 'list-ipv6-ranges'],
  ['getUserIDs', 'get-user-ids'],
  ['listAPIsOfUser', 'list-apis-of-user'],
  ['readDBsize', 'read-d-bsize'],
  ['Read the OpenStreetMap', 'read-the-openstreetmap'],
])('writes the id %s as %s', (name, slug) => {
  expect(toKebab(name)).toBe(slug)
})

it.each([
  ['GitHub’s REST API', 'github-rest-api'],
  ["GitHub's official description", 'github-official-description'],
  ['PayPal', 'paypal'],
  ['DigitalOcean API 2.0', 'digitalocean-api-2-0'],
  ["Don't 'quote' it", 'dont-quote-it'],
])('writes the title %s as %s', (title, slug) => {
  expect(titleToKebab(title)).toBe(slug)
})

it.each([
  ['listPets', 'List pets'],
  ['list_pets', 'List pets'],
  ['repos/list-for-org', 'Repos list for org'],
  ['listHTTPRoutes', 'List HTTP routes'],
  ['getUserIDs', 'Get user IDs'],
  ['getAPIKey', 'Get API key'],
  ['createOAuth2Token', 'Create OAuth2 token'],
  ['GitHubAppsList', 'GitHub apps list'],
  ['iOSBuilds', 'iOS builds'],
  ['LIST_PETS', 'List pets'],
  ['getV2User', 'Get V2 user'],
  [' List of AllPets ', 'List of AllPets'],
  ['…', ''],
])('writes the id %s as the title %s', (name, title) => {
  expect(toTitle(name)).toBe(title)
})
