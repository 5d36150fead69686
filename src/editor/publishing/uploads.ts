import type { Bilingual } from '../../../schema/bilingual.ts'
import type { FolderSettings } from '../../editorApi/publishing.ts'

/** What to do with the finished site, target by target. */
export const uploads: Readonly<Record<FolderSettings['form'], readonly Bilingual[]>> = {
  folder: [
    {
      en: 'Netlify Drop: open app.netlify.com/drop in the browser and drag the folder onto the page.',
      br: 'Netlify Drop: abra app.netlify.com/drop no navegador e arraste a pasta para a página.',
    },
    {
      en: 'Cloudflare Pages: in dash.cloudflare.com open Workers & Pages › Create › Pages › Upload assets, and drag the folder there.',
      br: 'Cloudflare Pages: em dash.cloudflare.com, abra Workers & Pages › Create › Pages › Upload assets e arraste a pasta para lá.',
    },
    {
      en: 'A host with FTP: with a program such as FileZilla copy all that lies in the folder, hidden files too, into public_html.',
      br: 'Hospedagem com FTP: com um programa como o FileZilla, copie tudo o que está na pasta, também os arquivos ocultos, para public_html.',
    },
  ],
  zip: [
    {
      en: 'Netlify Drop: open app.netlify.com/drop in the browser and drag the ZIP onto the page.',
      br: 'Netlify Drop: abra app.netlify.com/drop no navegador e arraste o ZIP para a página.',
    },
    {
      en: 'Cloudflare Pages: in dash.cloudflare.com open Workers & Pages › Create › Pages › Upload assets, and drag the ZIP there.',
      br: 'Cloudflare Pages: em dash.cloudflare.com, abra Workers & Pages › Create › Pages › Upload assets e arraste o ZIP para lá.',
    },
    {
      en: 'A host with cPanel: open File Manager › public_html › Upload, send the ZIP, then choose Extract.',
      br: 'Hospedagem com cPanel: abra Gerenciador de Arquivos › public_html › Carregar, envie o ZIP e escolha Extrair.',
    },
  ],
}
