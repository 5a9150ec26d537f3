import type { Flow } from '@docgen/renderer/console'
import { CALLBACK_CHANNEL } from './callback-channel.js'
import { forwardedUrl } from './forwarded-url.js'

/** Inputs of a token request. */
export interface TokenRequest {
  readonly flow: Flow
  readonly clientId: string
  /** Used only by the flow `clientCredentials`. */
  readonly clientSecret: string
  readonly scopes: readonly string[]
  /** URL of the proxy, if requests go through one. */
  readonly proxy: string | undefined
  /** Called by the flow `deviceAuthorization` when the reader has to enter a code. */
  readonly onCode?: (code: DeviceCode) => void
  /** Whether the reader still waits for the token; true if absent. */
  readonly isAwaited?: () => boolean
}

/** A code, and the URL of the page on which the reader enters it. */
export interface DeviceCode {
  readonly userCode: string
  readonly url: string
}

const SUPPORTED: readonly string[] = ['authorizationCode', 'clientCredentials', 'deviceAuthorization']

/** Whether the console can get a token by this flow. */
export function isSupported({ name }: Flow): boolean {
  return SUPPORTED.includes(name)
}

/** URL of the page to which authorization servers redirect: it is one folder above this script. */
export function callbackUrl(): string {
  return new URL('../oauth-callback.html', import.meta.url).href
}

/**
 * Gets an access token. Rejects with the server's reason, if the browser blocks the window, or if a URL is invalid or
 * cannot be reached.
 */
export async function requestToken(request: TokenRequest): Promise<string> {
  const { flow, clientId, clientSecret, scopes } = request
  const scope = scopes.length > 0 ? { scope: scopes.join(' ') } : {}
  if (flow.name === 'clientCredentials')
    return fetchToken(request, {
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
      ...scope,
    })
  if (flow.name === 'deviceAuthorization') return authorizeDevice(request, scope)
  const verifier = randomText()
  const state = randomText()
  const url = new URL(factOf(flow, 'authorizationUrl'))
  const query = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: callbackUrl(),
    state,
    code_challenge: await challengeOf(verifier),
    code_challenge_method: 'S256',
    ...scope,
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  if (!/^https?:$/.test(url.protocol)) throw new Error(`the authorization URL begins with ${url.protocol}`)
  const code = await waitForCode(state, url.href)
  return fetchToken(request, {
    grant_type: 'authorization_code',
    client_id: clientId,
    code,
    redirect_uri: callbackUrl(),
    code_verifier: verifier,
  })
}

function factOf({ facts }: Flow, name: string): string {
  return facts.find((fact) => fact.name === name)?.value ?? ''
}

/** Opens the server's page and waits for its code. Ignores answers with another state, which are for other consoles. */
function waitForCode(state: string, url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const channel = new BroadcastChannel(CALLBACK_CHANNEL)
    channel.onmessage = ({ data }) => {
      const answer = new URLSearchParams(String(data))
      if (answer.get('state') !== state) return
      channel.close()
      const code = answer.get('code')
      if (code === null) reject(new Error(answer.get('error_description') ?? answer.get('error') ?? ''))
      else resolve(code)
    }
    if (open(url, '_blank', 'popup,width=520,height=720') !== null) return
    channel.close()
    reject(new Error('the browser blocked the window'))
  })
}

type Fields = Readonly<Record<string, string>>
type Answer = Readonly<Record<string, unknown>>

/** Gets a device code, then asks for its token until the reader has entered the code (RFC 8628). */
async function authorizeDevice(request: TokenRequest, scope: Fields): Promise<string> {
  const { flow, clientId, onCode, isAwaited = () => true } = request
  const device = await post(request, factOf(flow, 'deviceAuthorizationUrl'), { client_id: clientId, ...scope })
  const { device_code: code, user_code: userCode, verification_uri: page, verification_uri_complete: direct } = device
  if (typeof code !== 'string') throw new Error(reasonOf(device))
  const url = new URL(String(direct ?? page))
  if (!/^https?:$/.test(url.protocol)) throw new Error(`the verification URL begins with ${url.protocol}`)
  onCode?.({ userCode: String(userCode), url: url.href })
  let seconds = Number(device['interval'] ?? 5)
  const end = Date.now() + Number(device['expires_in'] ?? 600) * 1000
  const fields = { grant_type: 'urn:ietf:params:oauth:grant-type:device_code', client_id: clientId, device_code: code }
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    if (!isAwaited()) throw new Error('canceled')
    const answer = await post(request, factOf(flow, 'tokenUrl'), fields)
    if (typeof answer['access_token'] === 'string') return answer['access_token']
    const { error } = answer
    if (error === 'slow_down') seconds += 5
    else if (error !== 'authorization_pending') throw new Error(reasonOf(answer))
    if (Date.now() > end) throw new Error('expired_token')
  }
}

async function fetchToken(request: TokenRequest, fields: Fields): Promise<string> {
  const answer = await post(request, factOf(request.flow, 'tokenUrl'), fields)
  if (typeof answer['access_token'] === 'string') return answer['access_token']
  throw new Error(reasonOf(answer))
}

async function post({ proxy }: TokenRequest, url: string, fields: Fields): Promise<Answer> {
  const response = await fetch(proxy === undefined ? url : forwardedUrl(proxy, url), {
    method: 'POST',
    body: new URLSearchParams(fields),
    credentials: 'omit',
    cache: 'no-store',
  })
  return { status: response.status, ...(await response.json()) }
}

function reasonOf({ error_description: description, error, status }: Answer): string {
  return String(description ?? error ?? status)
}

function randomText(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(32)))
}

async function challengeOf(verifier: string): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))))
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
