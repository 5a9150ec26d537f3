export default {
  title: `Docs`,
  url: `https://${'docs'}.example.org/a`,
  noIndex: /* later */ 'yes',
} satisfies Record<string, unknown>
