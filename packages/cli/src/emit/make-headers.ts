/** `_headers` as static hosts read it: the policy and its companions on every path, a year of caching for hashed files. */
export function makeHeaders(baseUrl: string, policy: string): string {
  return [
    `${baseUrl}*`,
    `  Content-Security-Policy: ${policy}; frame-ancestors 'self'`,
    '  X-Content-Type-Options: nosniff',
    '  Referrer-Policy: strict-origin-when-cross-origin',
    '  Permissions-Policy: camera=(), geolocation=(), microphone=()',
    '',
    `${baseUrl}assets/*`,
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ].join('\n')
}
