import { API_CHANGE_KINDS } from '@docgen/renderer/contract'
import * as z from 'zod/mini'
import { reportingSchema } from './checks.js'
import { byDefault, optional, required } from './field.js'

const severity = () =>
  optional(
    reportingSchema,
    'Severity of its findings. `throw`: warnings are errors, too. `warn`: at most warnings. `log`: no finding fails the check. `ignore`: the gate only runs if the command line names it.',
  )

const kilobytes = () => z.number().check(z.positive())

/** A gate that has no other option than its severity. */
const plainGate = (words: string) => byDefault(z.strictObject({ severity: severity() }), {}, words)

/** Severity and options of each gate of `docgen check`. */
export const gatesSchema = z.strictObject({
  content: plainGate('Everything that a build checks.'),
  routes: plainGate('Published URLs without a page or a redirect.'),
  links: byDefault(
    z.strictObject({
      severity: severity(),
      ignore: byDefault(
        z.array(z.string()),
        [],
        'External URLs that are not requested. `*` matches any text, such as in `https://example.com/*`.',
      ),
      privateHosts: byDefault(
        z.array(z.string()),
        [],
        'Hosts with a private IP address that docgen requests, such as `wiki.intern` or `localhost:8080`. It requests no others.',
      ),
      timeout: byDefault(z.number().check(z.positive()), 10, 'Seconds to wait for a server.'),
    }),
    {},
    'External URLs that are dead or have moved. Needs a network, so it only runs if the command line names it.',
  ),
  weight: byDefault(
    z.strictObject({
      severity: severity(),
      html: byDefault(kilobytes(), 100, 'Budget of a page.'),
      pages: byDefault(
        z.strictObject({
          home: optional(kilobytes(), 'Budget of a page with `layout: home`.'),
          doc: optional(kilobytes(), 'Budget of a document.'),
          post: optional(kilobytes(), 'Budget of a post of a blog.'),
          api: optional(kilobytes(), 'Budget of a page of an API reference.'),
          index: optional(kilobytes(), 'Budget of a generated list of pages.'),
        }),
        {},
        'Budgets of single kinds of pages, instead of `html`.',
      ),
      css: optional(kilobytes(), 'Budget of a style sheet.'),
      script: optional(kilobytes(), 'Budget of a script.'),
      image: optional(kilobytes(), 'Budget of an image.'),
      font: optional(kilobytes(), 'Budget of a font.'),
      growth: optional(
        z.number().check(z.gte(0)),
        'Kilobytes by which the HTML of a page may grow, before gzip, since `--since`, `--base` or `--against`. Without it, growth is only reported.',
      ),
    }),
    {},
    'Files over the budget of their kind, in kilobytes (1,000 bytes) after gzip, and pages that have grown.',
  ),
  a11y: plainGate('Accessibility of pages: names, headings, landmarks, tables, link texts, ids, contrast.'),
  code: byDefault(
    z.strictObject({
      severity: severity(),
      commands: byDefault(
        z.record(z.string(), z.union([z.string(), z.array(z.string()).check(z.minLength(1))])),
        {},
        'Language → command that fails if a file has an error, such as `node --check`. docgen replaces `{files}` with all files, if the command takes several.',
      ),
    }),
    {},
    'Code blocks. JSON and YAML need no command.',
  ),
  api: byDefault(
    z.strictObject({
      severity: severity(),
      rules: byDefault(
        z.partialRecord(
          z.enum(API_CHANGE_KINDS),
          z.strictObject({
            severity: required(
              reportingSchema,
              '`throw`: an error. `warn`: a warning. `log`: listed without effect. `ignore`: not listed.',
            ),
            reason: required(z.string().check(z.minLength(1)), 'Why, for the people who read the config.'),
          }),
        ),
        {},
        'Severity of single kinds of changes, such as `status-removed`, with a reason.',
      ),
    }),
    {},
    'JSON code blocks that name an operation and, with `--since` or `--base`, changes of API descriptions that break clients.',
  ),
  prose: byDefault(
    z.strictObject({
      severity: severity(),
      terms: byDefault(
        z.record(z.string(), z.array(z.string().check(z.minLength(1)))),
        {},
        'Term → spellings that are wrong, such as `{ GitHub: ["Github"] }`.',
      ),
      linter: optional(
        z.enum(['vale', 'textlint', 'none']),
        'A program that checks texts, too. Defaults to `vale` if the site, or a folder above it in the repository, has a `.vale.ini`, and Vale is installed.',
      ),
      retext: byDefault(
        z.array(z.string().check(z.minLength(1))),
        [],
        'Installed plugins of retext, such as `retext-equality`, for texts in English. They need `unified` and `retext-english`.',
      ),
    }),
    {},
    'Doubled words, unbalanced quotes, and spellings of terms in texts.',
  ),
  stale: plainGate('Pages that have not changed with the files that their `covers` names. Needs `--since`.'),
  agents: plainGate('`llms.txt` and the Markdown of pages, by the Agent-Friendly Documentation Spec.'),
  search: plainGate('The queries in `search.tests.yml`.'),
  translations: plainGate('Missing and outdated translations.'),
})
