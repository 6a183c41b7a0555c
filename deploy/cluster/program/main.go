// PocketBase with its database in a dqlite cluster: SQLite, replicated by Raft, one node in each process.
// Hooks and migrations are the project's own, unchanged: it is the same SQL and the same transactions.
package main

// #include <dqlite.h>
import "C"

import (
	"log"
	"os"
	"path/filepath"

	"github.com/pocketbase/dbx"
	"github.com/pocketbase/pocketbase"
	"github.com/pocketbase/pocketbase/cmd"
	"github.com/pocketbase/pocketbase/core"
	"github.com/pocketbase/pocketbase/plugins/jsvm"
	"github.com/pocketbase/pocketbase/plugins/migratecmd"
	"github.com/spf13/cobra"
)

func main() {
	// The job of midnight moves the log of the database into its file, which is dqlite's to do.
	os.Setenv("POSTQUILL_DATABASE_COPY", "on")
	settings, err := readSettings()
	if err != nil {
		log.Fatal(err)
	}
	if version := C.dqlite_version_number(); version < 11800 {
		log.Fatalf("libdqlite 1.18 or later is needed; %d ends under load", version)
	}
	database := &database{settings: settings}
	if len(os.Args) > 1 && os.Args[1] == "serve" {
		err = database.startNode()
	} else {
		err = database.asClient()
	}
	if err != nil {
		log.Fatal(err)
	}
	app := pocketbase.NewWithConfig(pocketbase.Config{
		DataMaxOpenConns: connections,
		DataMaxIdleConns: connections,
		DBConnect: func(path string) (*dbx.DB, error) {
			if filepath.Base(path) != databaseName {
				return core.DefaultDBConnect(path) // the log stays with each machine
			}
			return dbx.NewFromDB(database.open(), "sqlite"), nil
		},
	})
	addPlugins(app)
	app.RootCmd.AddCommand(dumpCommand(database), cmd.NewSuperuserCommand(app), serveCommand(app, database))
	if database.node != nil {
		serveAsMember(app, database)
		// Else PocketBase does it once, at its own start: migrations, and what hooks set up.
		if err := database.untilDone(app.Bootstrap); err != nil {
			log.Fatal(err)
		}
	}
	if err := app.Execute(); err != nil {
		log.Fatal(err)
	}
}

// PocketBase's own, which looks at the migrations once more before it listens.
func serveCommand(app *pocketbase.PocketBase, database *database) *cobra.Command {
	command := cmd.NewServeCommand(app, true)
	run := command.RunE
	command.RunE = func(command *cobra.Command, args []string) error {
		return database.untilDone(func() error { return run(command, args) })
	}
	return command
}

// The flags of the stock program, as far as Postquill gives them.
func addPlugins(app *pocketbase.PocketBase) {
	var hooksDir, migrationsDir string
	var hooksWatch, automigrate, indexFallback bool
	var hooksPool int
	flags := app.RootCmd.PersistentFlags()
	flags.StringVar(&hooksDir, "hooksDir", "", "the folder of the hooks")
	flags.StringVar(&migrationsDir, "migrationsDir", "", "the folder of the migrations")
	flags.IntVar(&hooksPool, "hooksPool", 70, "how many JavaScript runtimes are kept")
	flags.BoolVar(&hooksWatch, "hooksWatch", false, "start again when a hook changes")
	flags.BoolVar(&automigrate, "automigrate", false, "write migrations for changes in the dashboard")
	flags.BoolVar(&indexFallback, "indexFallback", false, "has no effect: no pages are served")
	if err := app.RootCmd.ParseFlags(os.Args[1:]); err != nil {
		log.Fatal(err)
	}
	jsvm.MustRegister(app, jsvm.Config{
		MigrationsDir: migrationsDir, HooksDir: hooksDir, HooksWatch: hooksWatch, HooksPoolSize: hooksPool,
	})
	migratecmd.MustRegister(app, app.RootCmd, migratecmd.Config{
		TemplateLang: migratecmd.TemplateLangJS, Automigrate: automigrate, Dir: migrationsDir,
	})
}
