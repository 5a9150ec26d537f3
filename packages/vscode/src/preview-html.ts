/** Writes the HTML of the preview panel: a frame with the page, and a script that passes messages in both directions. */
export function writePreviewHtml({ url, nonce }: { readonly url: string; readonly nonce: string }): string {
  const { origin } = new URL(url)
  const policy = `default-src 'none'; frame-src ${origin}; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>docgen</title>
<style nonce="${nonce}">
  html, body { height: 100%; margin: 0; padding: 0; overflow: hidden; }
  iframe { width: 100%; height: 100%; border: 0; background: #fff; }
</style>
</head>
<body>
<iframe src="${escapeAttribute(url)}" title="Preview"></iframe>
<script nonce="${nonce}">
  const editor = acquireVsCodeApi()
  const frame = document.querySelector('iframe')
  addEventListener('message', ({ source, data }) => {
    if (source === frame.contentWindow) editor.postMessage(data)
    else if (data.type === 'docgen:open') frame.src = data.url
    else frame.contentWindow.postMessage(data, ${JSON.stringify(origin)})
  })
</script>
</body>
</html>
`
}

/** Writes the HTML of the panel while there is no page. */
export function writeNoticeHtml(message: string): string {
  const text = escapeAttribute(message)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'"></head>
<body><p>${text}</p></body></html>
`
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
