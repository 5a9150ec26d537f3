/** A request to a mock server, without the base path of the API. */
export interface MockRequest {
  /** In upper case. */
  readonly method: string
  /** As in the URL: encoded, with the slash at its start. */
  readonly path: string
  /** As in the URL: encoded, without `?`. */
  readonly query: string
  /** By their names in lower case. */
  readonly headers: ReadonlyMap<string, string>
  /** Absent if the request has none. */
  readonly body?: Uint8Array<ArrayBuffer>
}

/** The response of a mock server. */
export interface MockResponse {
  readonly status: number
  /** By their names in lower case. */
  readonly headers: ReadonlyMap<string, string>
  /** Empty if the response has none. */
  readonly body: string
  /** Why the mock server rejected the request, or what is wrong with its own response, one sentence each. */
  readonly notes: readonly string[]
}

/** Responds to requests as a description says. */
export type Mock = (request: MockRequest) => Promise<MockResponse>

/** A part of a request that does not match the description. */
export interface RequestProblem {
  readonly in: 'path' | 'query' | 'header' | 'cookie' | 'body'
  /** Name of the parameter; absent for the body. */
  readonly name?: string
  /** Position in the value as a JSON pointer; empty for the value itself. */
  readonly pointer: string
  readonly detail: string
}
