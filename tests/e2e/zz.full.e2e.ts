import { expect, open, test, wake } from './fixtures.ts'
import { field, fillIn } from './formSteps.ts'
test.use({expectedErrors:[/./]})
test('dbg', async ({ page }) => {
  page.on('console', m => console.log(m.text().slice(0,300)))
  await page.addInitScript(() => {
    for (const t of ['focusin','focusout']) addEventListener(t, (e) => console.log(t, (e.target as HTMLElement)?.outerHTML?.slice(0,60), document.activeElement?.nodeName), true)
    const f = HTMLElement.prototype.focus
    HTMLElement.prototype.focus = function (...a) { console.log('focus()', this.outerHTML.slice(0,80), this.isConnected, getComputedStyle(this).display); f.apply(this, a); console.log('->', document.activeElement?.nodeName) }
    const b = HTMLElement.prototype.blur
    HTMLElement.prototype.blur = function () { console.log('blur()', new Error().stack); b.apply(this) }
  })
  await open(page, 'en')
  await fillIn(page, 'x')
  await wake(page)
  await field(page, 'contact').focus()
  await page.evaluate(() => {
    document.querySelector('#footer [data-year]')?.parentElement?.remove()
  })
  console.log('---')
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-language=br]')?.click())
  await page.waitForTimeout(1000)
  console.log(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200)))
})
