/** What an update says. */
interface UpdateWords {
  noSite: (folder: string) => string
  noVersion: (path: string) => string
  damagedZip: (path: string) => string
  same: string
  unfinished: (files: string[]) => string
  packages: string
  noPackages: string
  notWritable: (folder: string, cause: string) => string
  changedHere: (files: string[]) => string
  stuck: string
  done: string
  before: string
  unknown: string
  git: string
  asks: string
}

export const usage = {
  en: `Usage: npm run update -- NEW      brings a newer version of the project into this site
       npm run update -- --site=FOLDER   brings this version into the site in that folder
  NEW         the ZIP of the newer version, or the folder that it was unpacked into
  --replace   also replaces files of the program that were changed here
Your content, your pictures and your settings stay. An update that was interrupted is ended by: npm run update`,
  br: `Uso: npm run update -- NOVA      traz uma versão mais nova do projeto para este site
     npm run update -- --site=PASTA    leva esta versão ao site que está nessa pasta
  NOVA        o ZIP da versão mais nova, ou a pasta em que ele foi extraído
  --replace   troca também os arquivos do programa que foram alterados aqui
Seu conteúdo, suas imagens e suas configurações ficam. Uma atualização interrompida termina com: npm run update`,
}

const list = (files: string[]) =>
  files
    .slice(0, 20)
    .map((file) => `\n  ${file}`)
    .join('') + (files.length > 20 ? `\n  … (${files.length})` : '')

export const words: Record<'en' | 'br', UpdateWords> = {
  en: {
    noSite: (folder) =>
      `There is no site in ${folder}: the folder that holds “content” and “public” is meant.`,
    noVersion: (path) =>
      `${path} is no version of this project. Give the ZIP as it was downloaded, or the folder that it was unpacked into.`,
    damagedZip: (path) =>
      `${path} cannot be unpacked. Download it again; nothing has been changed.`,
    same: 'The newer version and the site are the same folder. Give another one.',
    unfinished: (files) =>
      `Somebody has not finished work on the program in this Git checkout. Commit it first; nothing has been changed.${list(files)}`,
    packages: 'The packages of the new version are fetched; this takes a minute or two.',
    noPackages:
      'The packages could not be fetched: what npm said stands above. Mostly this computer is offline. Nothing has been changed.',
    notWritable: (folder, cause) =>
      `Nothing can be written into ${folder} (${cause}): the disk is full, or the folder is not yours. Nothing has been changed.`,
    changedHere: (files) =>
      `These files of the program were changed here, and the new version changes them too. Nothing has been done. With --replace they are replaced, and yours stay in build/before-update.${list(files)}`,
    stuck:
      'A file could not be replaced. Close the editor and whatever else has files of this folder open, then run it again: npm run update',
    done: 'The new version is in. Your content and your pictures are where they were.',
    before:
      'The files that were replaced lie in build/before-update until the next update.',
    unknown:
      'The version that this site was made with kept no list of its files: whether somebody changed the program here cannot be told. All of it is replaced; what was there stays in build/before-update.',
    git: 'Git shows what has changed: commit it when you have looked at the site.',
    asks: 'The new version asks something of the content. The editor shows it at its place:',
  },
  br: {
    noSite: (folder) =>
      `Não há site em ${folder}: indique a pasta que contém “content” e “public”.`,
    noVersion: (path) =>
      `${path} não é uma versão deste projeto. Indique o ZIP como foi baixado, ou a pasta em que ele foi extraído.`,
    damagedZip: (path) =>
      `Não foi possível extrair ${path}. Baixe de novo; nada foi alterado.`,
    same: 'A versão nova e o site são a mesma pasta. Indique outra.',
    unfinished: (files) =>
      `Há trabalho inacabado no programa, neste repositório Git. Faça o commit antes; nada foi alterado.${list(files)}`,
    packages: 'Os pacotes da nova versão estão sendo baixados; leva um ou dois minutos.',
    noPackages:
      'Não foi possível baixar os pacotes: o que o npm disse está acima. Em geral, o computador está sem internet. Nada foi alterado.',
    notWritable: (folder, cause) =>
      `Não é possível gravar em ${folder} (${cause}): o disco está cheio, ou a pasta não é sua. Nada foi alterado.`,
    changedHere: (files) =>
      `Estes arquivos do programa foram alterados aqui, e a nova versão também os altera. Nada foi feito. Com --replace eles são trocados, e os seus ficam em build/before-update.${list(files)}`,
    stuck:
      'Não foi possível trocar um arquivo. Feche o editor e tudo o que tiver arquivos desta pasta abertos e rode de novo: npm run update',
    done: 'A nova versão está instalada. Seu conteúdo e suas imagens estão onde estavam.',
    before:
      'Os arquivos que foram trocados ficam em build/before-update até a próxima atualização.',
    unknown:
      'A versão com que este site foi feito não guardava a lista dos seus arquivos: não dá para saber se alguém alterou o programa aqui. Tudo é trocado; o que havia fica em build/before-update.',
    git: 'O Git mostra o que mudou: faça o commit depois de olhar o site.',
    asks: 'A nova versão pede algo do conteúdo. O editor mostra no lugar certo:',
  },
}
