@echo off
rem Opens the editor. / Abre o editor.
rem What needs no Node.js is here; everything else is in scripts\start-editor.cjs.
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
if defined PORTUGUESE echo Este arquivo funciona dentro da pasta do projeto. Extraia o ZIP inteiro e clique duas vezes nele lá.
if not defined PORTUGUESE echo This file works inside the folder of the project. Unpack the whole ZIP first, then double-click it there.
goto wait

:install
if defined PORTUGUESE echo Falta o Node.js. Instale a versão chamada LTS de https://nodejs.org e clique duas vezes de novo.
if not defined PORTUGUESE echo Node.js is missing. Install the version called LTS from https://nodejs.org, then double-click again.

:wait
pause
exit /b 1
