import { error } from '../problem.ts'

type None = Record<never, never>

/** What is wrong with the way the file is written: marks, quotation marks, brackets. */
export const syntaxWordings = {
  'empty-file': error<None>({
    en: () => [
      'The file is empty: there is no site in it.',
      'bring back the last version that worked (on GitHub: History), or start from the sample.',
    ],
    br: () => [
      'O arquivo está vazio: não há nenhum site nele.',
      'recupere a última versão que funcionava (no GitHub: History) ou comece pelo exemplo.',
    ],
  }),
  'not-content': error<None>({
    en: () => [
      'This is not the content of a site: it would start with a {.',
      'bring back the last version that worked (on GitHub: History), or start from the sample.',
    ],
    br: () => [
      'Isto não é o conteúdo de um site: ele começaria com {.',
      'recupere a última versão que funcionava (no GitHub: History) ou comece pelo exemplo.',
    ],
  }),
  'rich-text': error<None>({
    en: () => [
      'The file was saved as rich text (RTF), with fonts and colours; it must be plain text.',
      'save it as plain text (on a Mac, in TextEdit: Format › Make Plain Text).',
    ],
    br: () => [
      'O arquivo foi salvo como texto formatado (RTF), com fontes e cores; ele precisa ser texto simples.',
      'salve-o como texto simples (no Mac, o Editor de Texto faz isso no menu Formatar).',
    ],
  }),
  'pasted-twice': error<None>({
    en: () => [
      'The whole file begins here once more: it was pasted twice.',
      'keep one of the two, from its first { to its last }, and delete the other.',
    ],
    br: () => [
      'O arquivo inteiro começa aqui outra vez: ele foi colado duas vezes.',
      'fique com um dos dois, do primeiro { ao último }, e apague o outro.',
    ],
  }),
  'entry-inside': error<None>({
    en: () => [
      'The entry begins here once more, inside of itself: it was pasted into its own middle.',
      'delete what was pasted, from this { to where the entry goes on; for a copy, paste it behind the } of the entry, with a comma between.',
    ],
    br: () => [
      'O item começa aqui outra vez, dentro dele mesmo: foi colado no próprio meio.',
      'apague o que foi colado, deste { até onde o item continua; para uma cópia, cole-a depois do } do item, com uma vírgula entre os dois.',
    ],
  }),
  'mixed-versions': error<None>({
    en: () => [
      'Two versions of the file were mixed here: yours and somebody else’s are between lines of <<<<<<<, ======= and >>>>>>>.',
      'keep one of the two versions, and delete the other and the lines with these marks.',
    ],
    br: () => [
      'Duas versões do arquivo foram misturadas aqui: a sua e a de outra pessoa estão entre linhas com <<<<<<<, ======= e >>>>>>>.',
      'fique com uma das duas versões e apague a outra e as linhas com essas marcas.',
    ],
  }),
  'too-deep': error<{ depth: number }>({
    en: ({ depth }) => [
      `There are ${depth} brackets inside one another here; a site needs fewer than ten.`,
      'this is not the content of a site: bring back the last version that worked.',
    ],
    br: ({ depth }) => [
      `Há ${depth} chaves ou colchetes uns dentro dos outros; um site precisa de menos de dez.`,
      'isto não é o conteúdo de um site: recupere a última versão que funcionava.',
    ],
  }),
  'missing-comma': error<None>({
    en: () => [
      'A comma is missing here, between two entries.',
      'put a comma at the end of this line.',
    ],
    br: () => [
      'Falta uma vírgula aqui, entre dois itens.',
      'ponha uma vírgula no fim desta linha.',
    ],
  }),
  'extra-comma': error<{ closing: string | undefined }>({
    en: ({ closing }) => [
      closing
        ? `This comma should not be here: nothing follows it before the closing ${closing}.`
        : 'This comma should not be here: there is nothing for it to separate.',
      'delete the comma.',
    ],
    br: ({ closing }) => [
      closing
        ? `Esta vírgula está sobrando: não há mais nada antes do ${closing} que fecha.`
        : 'Esta vírgula está sobrando: não há nada para ela separar.',
      'apague a vírgula.',
    ],
  }),
  'missing-colon': error<None>({
    en: () => [
      'A colon is missing here, between a name and its value.',
      'put a colon after the name, as in "city": "Brasília".',
    ],
    br: () => [
      'Faltam os dois-pontos aqui, entre um nome e o seu valor.',
      'ponha dois-pontos depois do nome, como em "city": "Brasília".',
    ],
  }),
  'missing-value': error<None>({
    en: () => [
      'A value is missing here.',
      'write the value in quotation marks, as in "city": "Brasília".',
    ],
    br: () => [
      'Falta um valor aqui.',
      'escreva o valor entre aspas, como em "city": "Brasília".',
    ],
  }),
  'missing-name': error<None>({
    en: () => [
      'A name is missing here: each value between braces has one.',
      'write the name in quotation marks and a colon before the value, as in "city": "Brasília".',
    ],
    br: () => [
      'Falta um nome aqui: entre chaves, cada valor tem o seu.',
      'antes do valor, escreva o nome entre aspas e dois-pontos, como em "city": "Brasília".',
    ],
  }),
  'missing-closing': error<{ bracket: string; line: number }>({
    en: ({ bracket, line }) => [
      `A closing ${bracket} is missing here: what was opened on line ${line} is never closed.`,
      `put a ${bracket} here.`,
    ],
    br: ({ bracket, line }) => [
      `Falta um ${bracket} aqui: o que foi aberto na linha ${line} nunca é fechado.`,
      `ponha um ${bracket} aqui.`,
    ],
  }),
  'missing-opening': error<{ bracket: string }>({
    en: ({ bracket }) => [
      `An opening ${bracket} is missing before this.`,
      `put a ${bracket} in front of it.`,
    ],
    br: ({ bracket }) => [
      `Falta um ${bracket} antes disto.`,
      `ponha um ${bracket} na frente.`,
    ],
  }),
  'ends-early': error<{ closers: string; count: number; line: number }>({
    en: ({ closers, count, line }) => [
      count === 1
        ? `The file ends too early: what was opened on line ${line} is never closed.`
        : `The file ends too early: ${count} brackets are still open, the innermost since line ${line}.`,
      `if the end of the file was lost, bring it back; otherwise close with ${closers} here.`,
    ],
    br: ({ closers, count, line }) => [
      count === 1
        ? `O arquivo termina cedo demais: o que foi aberto na linha ${line} nunca é fechado.`
        : `O arquivo termina cedo demais: ainda há ${count} chaves ou colchetes abertos, o de dentro desde a linha ${line}.`,
      `se o fim do arquivo se perdeu, recupere-o; senão, feche com ${closers} aqui.`,
    ],
  }),
  'extra-piece': error<{ found: string }>({
    en: ({ found }) => [`This should not be here: ${found}`, 'delete it.'],
    br: ({ found }) => [`Isto não deveria estar aqui: ${found}`, 'apague-o.'],
  }),
  'wrong-mark': error<{ found: string; right: string }>({
    en: ({ found, right }) => [
      `There is “${found}” here where “${right}” belongs.`,
      `write ${right} instead of ${found}`,
    ],
    br: ({ found, right }) => [
      `Aqui há “${found}” onde deveria haver “${right}”.`,
      `troque ${found} por ${right}`,
    ],
  }),
  comment: error<{ isEntry: boolean }>({
    en: ({ isEntry }) => [
      'This file cannot carry comments.',
      isEntry
        ? 'if the entry in it should count, take the comment signs away; otherwise delete the comment.'
        : 'delete the comment.',
    ],
    br: ({ isEntry }) => [
      'Este arquivo não aceita comentários.',
      isEntry
        ? 'se o que está nele deve valer, tire os sinais de comentário; senão, apague o comentário.'
        : 'apague o comentário.',
    ],
  }),
  'pasted-lines': error<{ found: string; lines: number }>({
    en: ({ found, lines }) => [
      `This is no part of the content: ${found}`,
      lines === 1
        ? 'delete this line, and nothing beside it.'
        : `delete these ${lines} lines, and nothing beside them.`,
    ],
    br: ({ found, lines }) => [
      `Isto não faz parte do conteúdo: ${found}`,
      lines === 1
        ? 'apague esta linha, e nada em volta.'
        : `apague estas ${lines} linhas, e nada em volta.`,
    ],
  }),
  'sign-before': error<{ found: string }>({
    en: ({ found }) => [
      `There is “${found}” in front of this line; it came with a copied text.`,
      `delete “${found}” and keep the rest of the line.`,
    ],
    br: ({ found }) => [
      `Há “${found}” na frente desta linha; veio junto com um texto copiado.`,
      `apague “${found}” e mantenha o resto da linha.`,
    ],
  }),
  'before-start': error<{ found: string }>({
    en: ({ found }) => [
      `The content begins with a {; before it stands “${found}”.`,
      'delete that, and keep everything behind it.',
    ],
    br: ({ found }) => [
      `O conteúdo começa com {; antes dele está “${found}”.`,
      'apague isso e mantenha tudo o que vem depois.',
    ],
  }),
  'left-out': error<{ found: string }>({
    en: ({ found }) => [
      `Something was left out here: ${found} stands for what is not shown.`,
      'bring back what stood here. On GitHub, History shows how it was.',
    ],
    br: ({ found }) => [
      `Algo ficou de fora aqui: ${found} está no lugar do que não foi mostrado.`,
      'traga de volta o que havia aqui. No GitHub, History mostra como era.',
    ],
  }),
  'lost-border': error<None>({
    en: () => [
      'Two entries run together here: this name stands already in the entry above.',
      'end the entry above with a } and a comma, and begin the next one with a { before this line; or bring back what stood between them.',
    ],
    br: () => [
      'Dois itens se juntaram aqui: este nome já existe no item de cima.',
      'feche o item de cima com } e vírgula e abra o seguinte com { antes desta linha; ou recupere o que havia entre eles.',
    ],
  }),
  'lost-opening': error<None>({
    en: () => [
      'The line that opens this part is missing here: what follows is indented as if something had been opened.',
      'bring that line back, as in "company": { or just {. On GitHub, History shows how it was.',
    ],
    br: () => [
      'Falta aqui a linha que abre esta parte: o que segue está recuado como se algo tivesse sido aberto.',
      'traga essa linha de volta, como em "company": { ou só {. No GitHub, History mostra como era.',
    ],
  }),
  'lost-lines': error<None>({
    en: () => [
      'Lines are missing here: what follows belongs to another part of the file.',
      'bring back what was lost. On GitHub, History shows how it was.',
    ],
    br: () => [
      'Faltam linhas aqui: o que segue pertence a outra parte do arquivo.',
      'recupere o que se perdeu. No GitHub, History mostra como era.',
    ],
  }),
  'comma-inside': error<None>({
    en: () => [
      'This comma stands inside of the quotation marks, and none stands behind them.',
      'put the comma behind the quotation mark; if the text itself ends with a comma, put another one there.',
    ],
    br: () => [
      'Esta vírgula está dentro das aspas, e depois delas não há nenhuma.',
      'ponha a vírgula depois das aspas; se o próprio texto termina com vírgula, acrescente outra.',
    ],
  }),
  'cut-text': error<{ end: string }>({
    en: ({ end }) => [
      `This text has no end: after “${end}” the quotation mark is missing, and perhaps some words.`,
      'complete the text, then close it with a quotation mark and a comma.',
    ],
    br: ({ end }) => [
      `Este texto não tem fim: depois de “${end}” faltam as aspas e talvez algumas palavras.`,
      'complete o texto e feche-o com aspas e vírgula.',
    ],
  }),
  'joined-texts': error<{ right: string }>({
    en: ({ right }) => [
      'This text is in pieces; here each text has one pair of quotation marks.',
      `write one text, with its spaces: ${right}`,
    ],
    br: ({ right }) => [
      'Este texto está em pedaços; aqui, cada um tem um só par de aspas.',
      `escreva um texto só, com os espaços: ${right}`,
    ],
  }),
  'doubled-quotes': error<{ right: string }>({
    en: ({ right }) => [
      'There is more than one quotation mark in a row; spreadsheets write them so.',
      `write ${right} with one on each side.`,
    ],
    br: ({ right }) => [
      'Há mais de uma aspa seguida; planilhas escrevem assim.',
      `escreva ${right} com uma aspa de cada lado.`,
    ],
  }),
  'escaped-quotes': error<{ mark: string; right: string }>({
    en: ({ mark, right }) => [
      `Here ${mark} stands for a quotation mark.`,
      `write ${right} with straight quotation marks.`,
    ],
    br: ({ mark, right }) => [
      `Aqui há ${mark} no lugar de aspas.`,
      `escreva ${right} com aspas retas.`,
    ],
  }),
  'odd-space': error<None>({
    en: () => [
      'There is an invisible character here that only looks like a space.',
      'delete it and type a normal space. It usually comes from a copied text.',
    ],
    br: () => [
      'Há aqui um caractere invisível que só parece um espaço.',
      'apague-o e digite um espaço comum. Ele costuma vir de um texto copiado.',
    ],
  }),
  'curly-quotes': error<{ right: string }>({
    en: ({ right }) => [
      'These quotation marks are curly; only straight ones work around names and texts.',
      `write ${right} with straight quotation marks.`,
    ],
    br: ({ right }) => [
      'Estas aspas são curvas; em volta de nomes e textos, só funcionam as retas.',
      `escreva ${right} com aspas retas.`,
    ],
  }),
  'single-quotes': error<{ right: string }>({
    en: ({ right }) => [
      'These are single quotation marks; only double ones work around names and texts.',
      `write ${right} with double quotation marks.`,
    ],
    br: ({ right }) => [
      'Estas aspas são simples; em volta de nomes e textos, só funcionam as duplas.',
      `escreva ${right} com aspas duplas.`,
    ],
  }),
  'inner-quotes': error<{ right: string | undefined }>({
    en: ({ right }) => [
      'Inside a text, a straight quotation mark ends the text.',
      right === undefined
        ? 'write one text with one quotation mark before it and one behind; those that belong to its words get a backslash, \\", or are curly, “ and ”.'
        : `put a backslash before each one inside: ${right} (or use curly ones, “ and ”).`,
    ],
    br: ({ right }) => [
      'Dentro de um texto, uma aspa reta encerra o texto.',
      right === undefined
        ? 'escreva um texto só, com uma aspa antes e outra depois; as que fazem parte das palavras levam barra invertida, \\", ou são curvas, “ e ”.'
        : `ponha uma barra invertida antes de cada uma: ${right} (ou use as curvas, “ e ”).`,
    ],
  }),
  'unclosed-string': error<{ right: string; isName: boolean }>({
    en: ({ right, isName }) =>
      isName
        ? ['The closing quotation mark is missing.', `write ${right}`]
        : [
            'The closing quotation mark is missing, and perhaps some words.',
            `if no word is missing, write ${right}`,
          ],
    br: ({ right, isName }) =>
      isName
        ? ['Faltam as aspas que fecham.', `escreva ${right}`]
        : [
            'Faltam as aspas que fecham e talvez algumas palavras.',
            `se não falta nenhuma palavra, escreva ${right}`,
          ],
  }),
  'odd-line': error<{ found: string }>({
    en: ({ found }) => [
      `This line is not written as this file wants it: ${found}`,
      'write it as "name": "text", with straight quotation marks, and with a comma at the end unless it is the last; if it is no part of the content, delete it.',
    ],
    br: ({ found }) => [
      `Esta linha não está escrita como este arquivo pede: ${found}`,
      'escreva-a como "nome": "texto", com aspas retas e com vírgula no fim, a não ser que seja a última; se não faz parte do conteúdo, apague-a.',
    ],
  }),
  'escaped-file': error<None>({
    en: () => [
      'The whole file is written as one text, as one program hands it to another.',
      'bring back the last version that worked (on GitHub: History), and make your change there.',
    ],
    br: () => [
      'O arquivo inteiro está escrito como um só texto, como um programa o passa a outro.',
      'recupere a última versão que funcionava (no GitHub: History) e faça nela a sua alteração.',
    ],
  }),
  'behind-end': error<{ found: string }>({
    en: ({ found }) => [
      `The content is complete before this; what follows is no part of it: ${found}`,
      'delete what stands behind the last } of the content.',
    ],
    br: ({ found }) => [
      `O conteúdo já está completo antes disto; o que segue não faz parte dele: ${found}`,
      'apague o que está depois do último } do conteúdo.',
    ],
  }),
  'two-values': error<{ found: string }>({
    en: ({ found }) => [
      `There is something more here, where only one value or name can stand: ${found}`,
      'keep what is right, and delete the rest.',
    ],
    br: ({ found }) => [
      `Há algo a mais aqui, onde só cabe um valor ou um nome: ${found}`,
      'fique com o que está certo e apague o resto.',
    ],
  }),
  'unopened-string': error<{ right: string }>({
    en: ({ right }) => ['The opening quotation mark is missing.', `write ${right}`],
    br: ({ right }) => ['Faltam as aspas que abrem.', `escreva ${right}`],
  }),
  'line-break': error<None>({
    en: () => [
      'A text must stay on one line in this file; this one was broken with the Enter key.',
      'join the lines again. The page breaks them by itself.',
    ],
    br: () => [
      'Neste arquivo, um texto fica numa só linha; este foi quebrado com a tecla Enter.',
      'junte as linhas de novo. A página as quebra sozinha.',
    ],
  }),
  'control-character': error<None>({
    en: () => [
      'There is a tab or another invisible sign inside this text.',
      'delete it and type a space.',
    ],
    br: () => [
      'Há uma tabulação ou outro sinal invisível dentro deste texto.',
      'apague-o e digite um espaço.',
    ],
  }),
  backslash: error<{ next: string }>({
    en: ({ next }) => [
      'A single backslash \\ has a special meaning in this file and does not work here.',
      next === "'"
        ? 'delete it: an apostrophe needs none.'
        : 'write two of them, \\\\, or a slash /; if it should be no part of the text, delete it.',
    ],
    br: ({ next }) => [
      'Uma barra invertida \\ sozinha tem um sentido especial neste arquivo e não funciona aqui.',
      next === "'"
        ? 'apague-a: o apóstrofo não precisa dela.'
        : 'escreva duas, \\\\, ou uma barra comum /; se não faz parte do texto, apague-a.',
    ],
  }),
  'bad-number': error<{ word: string }>({
    en: ({ word }) => [
      `${word} is not a number that can be read here.`,
      'write it with digits alone, without a zero in front: 10000',
    ],
    br: ({ word }) => [
      `${word} não é um número que se possa ler aqui.`,
      'escreva só os algarismos, sem zero na frente: 10000',
    ],
  }),
  'bad-literal': error<{ word: string; right: string | undefined }>({
    en: ({ word, right }) => [
      `“${word}” is not understood here.`,
      right === undefined
        ? 'write the value itself, as in "city": "Brasília".'
        : `write ${right}`,
    ],
    br: ({ word, right }) => [
      `“${word}” não é entendido aqui.`,
      right === undefined
        ? 'escreva o próprio valor, como em "city": "Brasília".'
        : `escreva ${right}`,
    ],
  }),
  unquoted: error<{ word: string; right: string }>({
    en: ({ word, right }) => [`“${word}” is not in quotation marks.`, `write ${right}`],
    br: ({ word, right }) => [`“${word}” não está entre aspas.`, `escreva ${right}`],
  }),
}
