package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"github.com/canonical/go-dqlite/v3/client"
	"github.com/spf13/cobra"
)

// A plain database file, for a backup or for going back to a single PocketBase.
func dumpCommand(database *database) *cobra.Command {
	return &cobra.Command{
		Use:   "dump FOLDER",
		Short: "Writes the cluster's database into a new folder, as PocketBase and SQLite read it",
		Args:  cobra.ExactArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			return database.dump(args[0])
		},
	}
}

func (d *database) dump(folder string) error {
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Minute)
	defer cancel()
	store, err := d.known()
	if err != nil {
		return err
	}
	leader, err := client.FindLeader(ctx, store, client.WithDialFunc(d.dial()))
	if err != nil {
		return err
	}
	defer leader.Close()
	files, err := leader.Dump(ctx, databaseName)
	if err != nil {
		return err
	}
	if err := os.Mkdir(folder, 0o700); err != nil {
		return err
	}
	for _, file := range files {
		path := filepath.Join(folder, filepath.Base(file.Name))
		if err := os.WriteFile(path, file.Data, 0o600); err != nil {
			return err
		}
		fmt.Println(path)
	}
	return nil
}
