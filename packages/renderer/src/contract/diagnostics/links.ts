import type { DiagnosticTopics } from './topics.js'

/** Diagnostics of links, images and redirects. */
export const LINK_DIAGNOSTICS = {
  'Links, images and routes': {
    'broken-link': {
      severity: 'error',
      setting: 'onBrokenLinks',
      meaning: 'A link points to a URL that no page has, or to an API operation that does not exist.',
      fix: 'Correct the link.',
    },
    'broken-markdown-link': {
      severity: 'warning',
      setting: 'onBrokenMarkdownLinks',
      meaning: 'A link names a Markdown file that does not exist.',
      fix: 'Correct the path.',
    },
    'broken-anchor': {
      severity: 'warning',
      setting: 'onBrokenAnchors',
      meaning: 'The page has no heading or element with the id of the link.',
      fix: 'Correct the part after `#`.',
    },
    'broken-image': {
      severity: {
        error: 'for an image of a page or a style sheet of the site',
        warning: 'for an image of a social preview or of a package',
      },
      setting: 'onBrokenImages',
      meaning: 'An image, or a file that a style sheet names, does not exist.',
      fix: 'Correct the path.',
    },
    'unreadable-image': {
      severity: 'warning',
      meaning: 'docgen cannot read the width and height of an image.',
      fix: 'Save the image again, or give an SVG a `viewBox`.',
    },
    'image-alt': {
      severity: 'warning',
      meaning: 'An image has no alternative text.',
      fix: 'Describe what it shows, or write `alt=""` for decoration.',
    },
    'local-path': {
      severity: { error: 'for an image', warning: 'for a link' },
      setting: 'onBrokenContent',
      meaning: 'A link or image names a path on your own computer.',
      fix: 'Put the file next to the page and link to it.',
    },
    'unknown-scheme': {
      severity: 'warning',
      meaning: 'A link begins with a misspelled `https://`, or its host or port is invalid.',
      fix: 'Use the suggested URL, or correct the host.',
    },
    'insecure-url': {
      severity: 'warning',
      meaning: 'An image, a frame or other media uses `http:`, which browsers block.',
      fix: 'Use `https:`, or add the file to your site.',
    },
    'duplicate-route': {
      severity: 'warning',
      setting: 'onDuplicateRoutes',
      meaning: 'Two pages have the same URL.',
      fix: 'Change the slug of one.',
    },
    'duplicate-file': {
      severity: {
        error: 'for two files that overwrite each other',
        warning: 'for a static file with the name of a page',
      },
      setting: 'onDuplicateRoutes',
      meaning: 'Two files of the output have the same name, or differ only in letter case.',
      fix: 'Rename one of them.',
    },
    'missing-base-url': {
      severity: 'warning',
      meaning: 'A link or image of a component starts with `/`, but lacks the base URL of the site.',
      fix: 'Use `@docgen/theme/link` or `@docgen/theme/use-base-url`.',
    },
    'static-file-replaced': {
      severity: 'warning',
      meaning: 'Two static folders have a file of the same name. docgen publishes only one.',
      fix: 'Rename or remove one.',
    },
    'reserved-file': {
      severity: 'warning',
      meaning: 'A static file has the name of a file that docgen writes.',
      fix: 'Rename your file.',
    },
    'long-route': {
      severity: 'error',
      meaning: 'A route has a part that is too long for a file name.',
      fix: 'Write a shorter slug or file name.',
    },
    'invalid-slug': {
      severity: 'error',
      setting: 'onBrokenContent',
      meaning: 'A slug is a complete URL, or has a character that no path can have.',
      fix: 'Write a path such as `/setup`.',
    },
    'empty-feed': {
      severity: 'warning',
      meaning: 'A feed of the config has no pages with a date.',
      fix: 'Correct its path, or write dates into the front matter.',
    },
    'no-home-page': {
      severity: 'warning',
      meaning: 'The site has no page at `/`.',
      fix: 'Add `slug: /` to a page, or a redirect.',
    },
    'no-documents': {
      severity: 'error',
      meaning: 'The folder in `docs.path` does not exist or has no pages.',
      fix: 'Create it, or change `docs.path`.',
    },
    'unsupported-extension': {
      severity: 'warning',
      meaning: 'A Markdown file has an extension that pages do not have, such as `.markdown` or `.MD`.',
      fix: 'Rename it, or exclude it.',
    },
    'missing-static-folder': {
      severity: 'warning',
      meaning: 'A folder in `staticDirectories` does not exist.',
      fix: 'Create it, or remove it from the config.',
    },
    'bad-symlink': {
      severity: {
        warning: 'for a link that docgen does not follow',
        error: 'for a link to nothing with the name of a page',
      },
      meaning: 'A symbolic link points to nothing, forms a cycle, or is one of too many links to the same folder.',
      fix: 'Fix or remove the link.',
    },
  },
  Redirects: {
    'duplicate-redirect': {
      severity: 'warning',
      meaning: 'Two redirects start at the same URL.',
      fix: 'Remove one.',
    },
    'redirect-chain': {
      severity: 'warning',
      meaning: 'A redirect points to another redirect.',
      fix: 'Point it to the last URL.',
    },
    'redirect-loop': {
      severity: 'warning',
      meaning: 'Redirects point back to themselves.',
      fix: 'Remove one of them.',
    },
    'redirect-over-page': {
      severity: 'warning',
      meaning: 'A redirect starts at the URL of a page.',
      fix: 'Remove the redirect, or change the slug of the page.',
    },
    'redirect-target': {
      severity: { error: 'in the config', warning: 'in `_redirects`' },
      setting: 'onBrokenLinks',
      meaning: 'A redirect points to a page that does not exist.',
      fix: 'Point it to an existing page, or remove it.',
    },
    'redirects-not-served': {
      severity: 'warning',
      meaning: 'The site is on GitHub Pages, which ignores `_redirects`.',
      fix: 'Set `redirectPages` to `true`, or use another host.',
    },
    'invalid-redirect': {
      severity: 'warning',
      meaning: 'A line of your own `_redirects` is not a redirect.',
      fix: 'Write `/old /new 301`.',
    },
    'invalid-header': {
      severity: 'warning',
      meaning: 'A line of your own `_headers` is neither a path nor a header.',
      fix: 'Write headers as `Name: value`, indented below a path.',
    },
  },
} as const satisfies DiagnosticTopics
