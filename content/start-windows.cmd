@echo off
rem Opens the editor. / Abre o editor.
rem Only the steps that work without Node.js are here. Everything else is in scripts\start-editor.cjs.
setlocal EnableExtensions DisableDelayedExpansion
chcp 65001 >nul
set "PORTUGUESE="
reg query "HKCU\Control Panel\International" /v LocaleName 2>nul | find /i "pt-" >nul && set "PORTUGUESE=yes"
pushd "%~dp0.." || goto wait
if not exist "scripts\start-editor.cjs" goto unpack
where node >nul 2>nul || goto install
node scripts\start-editor.cjs && exit /b 0
goto wait

:unpack
if defined PORTUGUESE echo Este arquivo só funciona na pasta do projeto. Extraia antes o ZIP inteiro e dê dois cliques no arquivo que está nessa pasta.
if not defined PORTUGUESE echo This file works only in the project folder. Extract the complete ZIP file first, and then double-click the file in that folder.
goto wait

:install
if defined PORTUGUESE echo Falta o Node.js. Instale a versão LTS de https://nodejs.org e dê dois cliques de novo neste arquivo.
if not defined PORTUGUESE echo Node.js is missing. Install the LTS version from https://nodejs.org, and then double-click this file again.

:wait
pause
exit /b 1
